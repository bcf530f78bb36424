import fs from 'node:fs';
import path from 'node:path';
import {readThemes} from '../../css/contrast';

type RedocTheme = Record<string, unknown>;

/** The global data of docusaurus-theme-redoc: a Redoc theme per color mode, and Redoc's options. */
export type RedocGlobalData = {lightTheme: RedocTheme; darkTheme: RedocTheme; options: object};

/**
 * Gives Redoc the colors of the site in both modes; the accent stays as it is. Redoc computes with colors, so
 * they cannot be custom properties, and the build reads their values.
 *
 * @param siteDir the project's root
 * @throws Error if the site's style sheets lack one of the colors
 */
export function withSiteColors(data: RedocGlobalData, siteDir: string): RedocGlobalData {
  const css = ['tokens.css', 'code.css']
    .map((name) => fs.readFileSync(path.join(siteDir, 'src/css', name), 'utf8'))
    .join('\n');
  const {light, dark} = readThemes(css);
  return {
    ...data,
    lightTheme: merge(data.lightTheme, themeOf(light)),
    darkTheme: merge(data.darkTheme, themeOf(dark)),
  };
}

function themeOf(properties: ReadonlyMap<string, string>): RedocTheme {
  const color = (name: string): string => {
    const value = properties.get(`--${name}`);
    if (value === undefined) {
      throw new Error(`src/css has no --${name}, which src/plugins/openapi/palette.ts names.`);
    }
    return value;
  };
  const text = color('color-text');
  const muted = color('color-muted');
  const page = color('color-page');
  const surface = color('color-surface');
  return {
    colors: {
      text: {primary: text, secondary: muted},
      border: {dark: color('color-rule'), light: page},
      gray: {50: surface, 100: surface},
      success: {main: color('color-tip')},
      error: {main: color('color-danger')},
    },
    typography: {
      links: {color: color('color-link'), hover: color('color-link-hover')},
      code: {color: text, backgroundColor: color('code-background-inline')},
    },
    schema: {
      nestedBackground: surface,
      typeNameColor: muted,
      typeTitleColor: muted,
      linesColor: color('color-control'),
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
    codeBlock: {backgroundColor: color('code-background')},
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
