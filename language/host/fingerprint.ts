/**
 * Writes a digest in hexadecimal digits, in groups of four.
 *
 * In groups, because the bundler replaces its own hashes in everything that it writes: five digits
 * name a script, and a longer row of digits contains such five by chance (seen in a build).
 */
export function fingerprint(digest: Uint8Array): string {
  const digits = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.match(/.{1,4}/g)?.join('-') ?? '';
}
