/**
 * Wraps one PNG picture as a Windows icon; every browser that asks for `favicon.ico` reads it.
 *
 * @param png the picture's bytes
 * @param side its width and height in pixels, at most 255
 */
export function ico(png: Uint8Array, side: number): Uint8Array {
  const headerLength = 22;
  const file = Buffer.alloc(headerLength + png.length);
  file.writeUInt16LE(1, 2); // an icon, not a cursor
  file.writeUInt16LE(1, 4); // one picture
  file.writeUInt8(side, 6);
  file.writeUInt8(side, 7);
  file.writeUInt16LE(1, 10); // colour planes
  file.writeUInt16LE(32, 12); // bits per pixel
  file.writeUInt32LE(png.length, 14);
  file.writeUInt32LE(headerLength, 18);
  file.set(png, headerLength);
  return file;
}
