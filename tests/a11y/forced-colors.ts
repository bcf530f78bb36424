/** Reads how a page looks in forced colors, where the browser replaces colors and drops shadows and gradients. */
import type {Page} from '@playwright/test';

/** Selectors of the chosen one and another one of a kind of control. */
export type Pair = readonly [chosen: string, other: string];

/** Shows the page with its own colors, or in a palette of forced colors. */
export async function showColors(page: Page, scheme: 'own' | 'light' | 'dark'): Promise<void> {
  await page.emulateMedia(
    scheme === 'own'
      ? {forcedColors: 'none', colorScheme: 'light'}
      : {forcedColors: 'active', colorScheme: scheme},
  );
}

/**
 * Returns the looks of both elements of a pair, without anything that is drawn in the color of the page.
 * Elements that look the same have the same text.
 */
export function readLooks(page: Page, pair: Pair): Promise<readonly string[]> {
  return page.evaluate(
    (selectors) => {
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      return selectors.map((selector) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`The page has no ${selector}.`);
        const style = getComputedStyle(element);
        const {color, backgroundColor, fontWeight, fontStyle, textDecorationLine} = style;
        const lines = ['border-top', 'border-right', 'border-bottom', 'border-left', 'outline'];
        const drawn = lines.map((line) => {
          const [width, kind, shade] = ['width', 'style', 'color'].map((part) =>
            style.getPropertyValue(`${line}-${part}`),
          );
          const isSeen = kind !== 'none' && width !== '0px' && shade !== ground;
          return isSeen ? `${line} ${width} ${kind} ${shade}` : '';
        });
        const isClear = backgroundColor === ground || /, 0\)$/.test(backgroundColor);
        return [
          color,
          isClear || backgroundColor,
          fontWeight,
          fontStyle,
          textDecorationLine,
          ...drawn,
        ]
          .filter(Boolean)
          .join(', ');
      });
    },
    [...pair],
  );
}

/**
 * Lists the texts on the color of a selection behind which the browser draws the color of the page: their
 * color is meant for the selection, so they cannot be read.
 */
export function listCoveredTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.cssText = 'background: Highlight; forced-color-adjust: none';
    document.body.append(probe);
    const selection = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const {backgroundColor, forcedColorAdjust} = getComputedStyle(element);
        return backgroundColor === selection && forcedColorAdjust === 'auto' && element.innerText;
      })
      .map((element) => element.innerText);
  });
}

/**
 * Lists the icons in the window that forced colors hide or deform: less than two thirds of the pixels that
 * the icon changes in either palette are the same.
 */
export async function listLostIcons(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(markIcons);
  await showColors(page, 'own');
  const own = await readIcons(page);
  const lost = [];
  for (const scheme of ['light', 'dark'] as const) {
    await showColors(page, scheme);
    const forced = await readIcons(page);
    for (const [at, name] of names.entries()) {
      const [before = '', after = ''] = [own[at], forced[at]];
      const both = [...before].filter(
        (pixel, place) => pixel === '1' && after[place] === '1',
      ).length;
      const either = [...before].filter(
        (pixel, place) => pixel === '1' || after[place] === '1',
      ).length;
      // An icon that the page itself hides until the pointer is over it changes nothing.
      if (before.includes('1') && both < (2 / 3) * either) lost.push(`${scheme}: ${name}`);
    }
  }
  return [...new Set(lost)];
}

const HIDE = `
  *, ::before, ::after {transition: none !important; animation: none !important}
  .without-icons [data-icon~=self] {visibility: hidden !important}
  .without-icons [data-icon~=before]::before {visibility: hidden !important}
  .without-icons [data-icon~=after]::after {visibility: hidden !important}`;

/** For each marked icon, in order, a digit per pixel of its element: 1 where the icon is. */
async function readIcons(page: Page): Promise<readonly string[]> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, HIDE);
  const pictures: string[] = [];
  for (const isHidden of [false, true]) {
    await page.evaluate((hidden) => {
      document.documentElement.classList.toggle('without-icons', hidden);
    }, isHidden);
    pictures.push((await page.screenshot()).toString('base64'));
  }
  await page.evaluate(() => {
    document.documentElement.classList.remove('without-icons');
  });
  return page.evaluate(comparePictures, pictures);
}

/** Marks the icons in the window, and names them. Runs in the browser, so it uses nothing from outside. */
function markIcons(): string[] {
  const names: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('body *')) {
    const box = element.getBoundingClientRect();
    const isInWindow = box.width > 0 && box.bottom > 0 && box.top < window.innerHeight;
    if (!isInWindow || !element.checkVisibility({visibilityProperty: true})) continue;
    const isPicture = element.tagName === 'IMG' || element.tagName === 'svg';
    const parts = isPicture && box.width <= 48 && box.height <= 48 ? ['self'] : [];
    for (const part of ['before', 'after']) {
      const style = getComputedStyle(element, `::${part}`);
      const [width, height] = [parseFloat(style.width), parseFloat(style.height)];
      if (style.content === '""' && width * height > 0 && width <= 48) parts.push(part);
    }
    if (parts.length === 0) continue;
    element.dataset.icon = parts.join(' ');
    names.push(
      `${element.getAttribute('class') ?? element.tagName} in ${element.parentElement?.className}`,
    );
  }
  return names;
}

/** Compares a picture of the window with the icons and one without. Runs in the browser. */
async function comparePictures(pictures: readonly string[]): Promise<string[]> {
  const [shown, hidden] = await Promise.all(
    pictures.map(async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      return context.getImageData(0, 0, bitmap.width, bitmap.height);
    }),
  );
  if (!shown || !hidden) return [];
  const differs = (x: number, y: number) => {
    const at = 4 * (y * shown.width + x);
    const channels = [at, at + 1, at + 2];
    return channels.some((place) => Math.abs(shown.data[place]! - hidden.data[place]!) > 60);
  };
  return [...document.querySelectorAll('[data-icon]')].map((element) => {
    const box = element.getBoundingClientRect();
    let pixels = '';
    for (let y = Math.max(0, Math.round(box.top)); y < Math.min(box.bottom, shown.height); y++)
      for (let x = Math.max(0, Math.round(box.left)); x < Math.min(box.right, shown.width); x++)
        pixels += differs(x, y) ? '1' : '0';
    return pixels;
  });
}
