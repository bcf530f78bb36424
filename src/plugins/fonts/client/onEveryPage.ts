import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {FONTS_ATTRIBUTE, FONTS_KEY} from '../core/storage';

/** One piece of text in each face of `src/css/fonts.css` that every page has. */
const FACES = ['1em "Atkinson Hyperlegible Next"', '1em "JetBrains Mono"'];

/** Browsers other than Chromium do not say how the reader is connected. */
type Connection = {readonly saveData?: boolean; readonly effectiveType?: string};

let areHere = false;

if (ExecutionEnvironment.canUseDOM && !isShown() && !isSlow())
  window.addEventListener('load', () => void fetchFonts());

/** Text that changes its face moves; on the way to another page, nobody is reading it. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (!areHere || !previousLocation || previousLocation.pathname === location.pathname) return;
  document.documentElement.setAttribute(FONTS_ATTRIBUTE, '');
};

async function fetchFonts(): Promise<void> {
  try {
    const found = await Promise.all(FACES.map((face) => document.fonts.load(face)));
    areHere = found.every((faces) => faces.length > 0);
    if (areHere) localStorage.setItem(FONTS_KEY, 'kept');
  } catch {
    // A font did not arrive, or there is no storage: the next page begins without them, too.
  }
}

function isShown(): boolean {
  return document.documentElement.hasAttribute(FONTS_ATTRIBUTE);
}

function isSlow(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
