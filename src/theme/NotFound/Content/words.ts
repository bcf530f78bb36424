/** The parts of an address, in lower case, decoded as far as they are an encoding. */
export function partsOf(path: string): string[] {
  return decoded(path)
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split('/')
    .filter(Boolean);
}

/** The words of an address that a search can look for: those of its last two parts. */
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
