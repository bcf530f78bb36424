/** Replaces invalid encoding, as it does when text is decoded. */
const UNKNOWN = encodeURIComponent('\uFFFD');

/**
 * Makes a path that can be decoded twice: the router stores the decoded path, and Docusaurus decodes
 * that one again when a reader comes back to it.
 *
 * @param pathname a path from the address bar
 * @returns the path with each part that cannot be decoded twice replaced
 */
export function decodablePath(pathname: string): string {
  if (isDecodable(pathname)) return pathname;
  return pathname.replace(/(?:%[\da-f]{2})+|%/gi, (part) => (isDecodable(part) ? part : UNKNOWN));
}

/** A hash, or nothing if it cannot be decoded, as Docusaurus does to find its element. */
export function decodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return '';
  }
}

function isDecodable(text: string): boolean {
  try {
    decodeURI(decodeURI(text));
    return true;
  } catch {
    return false;
  }
}
