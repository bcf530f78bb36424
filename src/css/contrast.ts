/** Custom properties of one color theme, by name (with the leading dashes). */
type Properties = ReadonlyMap<string, string>;

/** A rule in a comment of a style sheet: this text is readable on this background. */
type ContrastRule = {
  readonly text: string;
  readonly ground: string;
  /** The minimum ratio, 1 to 21. */
  readonly least: number;
};

/**
 * Reads the custom properties of both themes: `:root` for the light theme, overridden by
 * `[data-theme='dark']` for the dark one.
 */
export function readThemes(css: string): {light: Properties; dark: Properties} {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const [, selector = '', body = ''] of withoutComments(css).matchAll(
    /([^{}]+)\{([^{}]*)\}/g,
  )) {
    const own = selector.split(';').at(-1)?.trim();
    const isDark = own === "[data-theme='dark']";
    if (!isDark && own !== ':root') continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)) {
      (isDark ? dark : light).set(name, value.trim());
    }
  }
  return {light, dark: new Map([...light, ...dark])};
}

/**
 * Reads the contrast rules in a style sheet's comments. One comment declares all combinations of its
 * lists: `contrast: --text, --muted on --page, --surface >= 4.5`.
 */
export function readContrastRules(css: string): readonly ContrastRule[] {
  const pattern = /contrast:\s*([\w\s,-]+?)\s+on\s+([\w\s,-]+?)\s*>=\s*([\d.]+)/g;
  return [...css.matchAll(pattern)].flatMap(([, texts = '', grounds = '', least]) =>
    names(texts).flatMap((text) =>
      names(grounds).map((ground) => ({text, ground, least: Number(least)})),
    ),
  );
}

/**
 * The WCAG 2 contrast ratio of two properties, 1 to 21.
 *
 * @throws Error naming the property that is missing or is not a six-digit hex color
 */
export function contrast(properties: Properties, text: string, ground: string): number {
  const [high, low] = [
    luminance(resolve(properties, text)),
    luminance(resolve(properties, ground)),
  ].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function resolve(properties: Properties, name: string): string {
  const value = properties.get(name);
  if (!value) throw new Error(`The style sheet declares no ${name}; a contrast comment names it.`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (reference) return resolve(properties, reference);
  if (/^#[\da-f]{6}$/i.test(value)) return value;
  throw new Error(`${name} is "${value}"; expected a color such as #1890ff, or var(--other).`);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function names(list: string): string[] {
  return list.split(',').map((name) => name.trim());
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
}
