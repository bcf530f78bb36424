type RedocTheme = Record<string, unknown>;

/** The global data of docusaurus-theme-redoc: a Redoc theme per color mode, and Redoc's options. */
export type RedocGlobalData = {lightTheme: RedocTheme; darkTheme: RedocTheme; options: object};

// Redoc computes with these colors, so they cannot be custom properties. Each has a contrast
// of at least 4.5:1 on the page's background in its mode; tests/a11y measures it on the page.
const LIGHT = {
  colors: {success: {main: '#1d7a2a'}, error: {main: '#c22120'}},
  typography: {links: {color: '#0b5cad'}, code: {color: '#0f2233', backgroundColor: '#eef2f6'}},
};
const DARK = {
  colors: {success: {main: '#5fd38a'}, error: {main: '#ff8f8a'}},
  typography: {links: {color: '#69b1ff'}, code: {color: '#dce6f0', backgroundColor: '#182638'}},
};

/** The theme's data with colors that pass WCAG AA in both modes; the accent stays as it is. */
export function withContrast(data: RedocGlobalData): RedocGlobalData {
  return {
    ...data,
    lightTheme: merge(data.lightTheme, LIGHT),
    darkTheme: merge(data.darkTheme, DARK),
  };
}

function merge(base: RedocTheme, change: RedocTheme): RedocTheme {
  const merged = {...base};
  for (const [key, value] of Object.entries(change)) {
    merged[key] = isTheme(value) ? merge(isTheme(base[key]) ? base[key] : {}, value) : value;
  }
  return merged;
}

function isTheme(value: unknown): value is RedocTheme {
  return typeof value === 'object' && value !== null;
}
