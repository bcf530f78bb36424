/** Stands for what was no encoding, as it does where text is decoded. */
const UNKNOWN = encodeURIComponent('\uFFFD');

/**
 * A path that can be decoded, and decoded once more: the router keeps the decoded path, and
 * Docusaurus decodes that one again when a reader comes back to it.
 *
 * @param pathname a path as the address bar has it
 * @returns the path itself where it is one; else each part that is no encoding is replaced
 */
export function decodablePath(pathname: string): string {
  if (isDecodable(pathname)) return pathname;
  return pathname.replace(/(?:%[\da-f]{2})+|%/gi, (part) => (isDecodable(part) ? part : UNKNOWN));
}

function isDecodable(text: string): boolean {
  try {
    decodeURI(decodeURI(text));
    return true;
  } catch {
    return false;
  }
}
