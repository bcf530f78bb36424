import {FONTS_KEY} from '../core/storage';

/** One piece of text in each face of `src/css/fonts.css` that every page has. */
const FACES = ['1em "Atkinson Hyperlegible Next"', '1em "JetBrains Mono"'];

/** Browsers other than Chromium do not say how the reader is connected. */
type Connection = {readonly saveData?: boolean; readonly effectiveType?: string};

/**
 * Loads the fonts, and keeps in the storage that the browser has them; not for readers who save data.
 *
 * @returns whether they are here; where one did not arrive, the next page begins without them, too
 */
export async function fetchFonts(): Promise<boolean> {
  const {connection} = navigator as {connection?: Connection};
  if (connection?.saveData || /2g$/.test(connection?.effectiveType ?? '')) return false;
  try {
    const found = await Promise.all(FACES.map((face) => document.fonts.load(face)));
    if (found.some((faces) => faces.length === 0)) return false;
  } catch {
    return false;
  }
  try {
    localStorage.setItem(FONTS_KEY, 'kept');
  } catch {
    // Without a storage, a new document begins without them; pages behind a click have them.
  }
  return true;
}
