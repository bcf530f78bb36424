type RedocTheme = Record<string, unknown>;

/** The data of docusaurus-theme-redoc: a Redoc theme per color mode, and Redoc's options. */
export type RedocThemeData = {lightTheme: RedocTheme; darkTheme: RedocTheme; options: object};

/**
 * The site's custom properties that Redoc needs, per color mode. Redoc computes with colors, so it needs their
 * values; `palette.test.ts` compares them with the style sheets.
 */
export const COLORS = {
  light: {
    'code-background': '#f4f7fa',
    'code-background-inline': '#eef2f6',
    'color-control': '#7d8c9c',
    'color-danger': '#b3261e',
    'color-link': '#0a5fc0',
    'color-link-hover': '#07458d',
    'color-muted': '#536579',
    'color-page': '#ffffff',
    'color-rule': '#dae2ea',
    'color-surface': '#f4f7fa',
    'color-text': '#213246',
    'color-tip': '#0b6b4b',
  },
  dark: {
    'code-background': '#101a27',
    'code-background-inline': '#182638',
    'color-control': '#64788f',
    'color-danger': '#ff8f85',
    'color-link': '#6cb6ff',
    'color-link-hover': '#a3d2ff',
    'color-muted': '#94a6b9',
    'color-page': '#0b131e',
    'color-rule': '#22334a',
    'color-surface': '#111c2a',
    'color-text': '#cfdae6',
    'color-tip': '#6fd3a8',
  },
} as const;

type Colors = Readonly<Record<keyof (typeof COLORS)['light'], string>>;

/** The theme's data with the colors of the site in both modes; the accent stays as it is. */
export function withSiteColors(data: RedocThemeData): RedocThemeData {
  return {
    ...data,
    lightTheme: merge(data.lightTheme, themeOf(COLORS.light)),
    darkTheme: merge(data.darkTheme, themeOf(COLORS.dark)),
  };
}

function themeOf(colors: Colors): RedocTheme {
  const text = colors['color-text'];
  const muted = colors['color-muted'];
  const page = colors['color-page'];
  const surface = colors['color-surface'];
  return {
    colors: {
      text: {primary: text, secondary: muted},
      border: {dark: colors['color-rule'], light: page},
      gray: {50: surface, 100: surface},
      success: {main: colors['color-tip']},
      error: {main: colors['color-danger']},
    },
    typography: {
      links: {color: colors['color-link'], hover: colors['color-link-hover']},
      code: {color: text, backgroundColor: colors['code-background-inline']},
    },
    schema: {
      nestedBackground: surface,
      typeNameColor: muted,
      typeTitleColor: muted,
      linesColor: colors['color-control'],
    },
    sidebar: {
      backgroundColor: page,
      textColor: text,
      arrow: {color: muted},
      groupItems: {textTransform: 'none'},
    },
    rightPanel: {
      backgroundColor: page,
      textColor: text,
      servers: {overlay: {backgroundColor: surface, textColor: text}, url: {backgroundColor: page}},
    },
    codeBlock: {backgroundColor: colors['code-background']},
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
