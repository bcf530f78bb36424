/**
 * Writes a digest in hexadecimal digits, in groups of four.
 *
 * The bundler names a script after the first digits of a hash, and at the end replaces those digits
 * wherever they occur in its output. Once a digest without separators contained them by chance, and was
 * changed. The name of every script has more than four digits.
 */
export function fingerprint(digest: Uint8Array): string {
  const digits = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.match(/.{1,4}/g)?.join('-') ?? '';
}
