/** Where a browser keeps that it has the fonts. */
export const FONTS_KEY = 'fonts';

/** The attribute of the document that the style sheet shows the fonts by (`src/css/fonts.css`). */
export const FONTS_ATTRIBUTE = 'data-fonts';

/** Runs before the first paint: a browser that has the fonts shows the page in them at once. */
export const SHOW_KEPT_FONTS =
  `try{localStorage.getItem('${FONTS_KEY}')&&` +
  `document.documentElement.setAttribute('${FONTS_ATTRIBUTE}','')}catch(e){}`;
