/** The parts of an address, in lower case, and decoded if the encoding is valid. */
export function partsOf(path: string): string[] {
  return decoded(path)
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split('/')
    .filter(Boolean);
}

/** The words of an address to search for: the words of its last two parts. */
export function wordsOf(path: string): string {
  return partsOf(path)
    .slice(-2)
    .flatMap((part) => part.split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 1 && !/^\d+$/.test(word) && word !== 'docs')
    .join(' ');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
