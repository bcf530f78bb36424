const headerLength = 22;

/**
 * Wraps one PNG picture as a Windows icon; every browser that asks for `favicon.ico` reads it.
 *
 * @param png the picture's bytes
 * @param side its width and height in pixels, at most 255
 */
export function ico(png: Uint8Array, side: number): Uint8Array {
  const file = new Uint8Array(headerLength + png.length);
  const header = new DataView(file.buffer);
  const littleEndian = true;
  header.setUint16(2, 1, littleEndian); // an icon, not a cursor
  header.setUint16(4, 1, littleEndian); // one picture
  header.setUint8(6, side);
  header.setUint8(7, side);
  header.setUint16(10, 1, littleEndian); // color planes
  header.setUint16(12, 32, littleEndian); // bits per pixel
  header.setUint32(14, png.length, littleEndian);
  header.setUint32(18, headerLength, littleEndian);
  file.set(png, headerLength);
  return file;
}
