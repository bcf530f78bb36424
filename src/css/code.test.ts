import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {TOKEN_CLASSES} from '../prism/tokenClass';

const css = readFileSync(new URL('./code.css', import.meta.url), 'utf8');
const LEAST_CONTRAST = 4.5;
const BACKGROUNDS = ['background', 'background-highlighted'];

/** The `--code-*` colors of the first rule for `selector`, by name. */
function colors(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`);
  const rule = css.slice(start, css.indexOf('}', start));
  const pairs = [...rule.matchAll(/--code-([\w-]+): (#[\da-f]{6});/g)];
  return new Map(pairs.map(([, name, color]) => [name ?? '', color ?? '']));
}

/** Relative luminance of `#rrggbb` as WCAG 2 defines it: 0 for black, 1 for white. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

it('computes contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#1890ff', '#ffffff')).toBeCloseTo(3.24, 1);
});

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('code colors in %s', (_theme, selector) => {
  const palette = colors(selector);

  it.each(['plain', ...TOKEN_CLASSES])('%s is readable on each background', (name) => {
    for (const background of BACKGROUNDS) {
      const [text, ground] = [palette.get(name), palette.get(background)];
      if (!text || !ground) throw new Error(`code.css, ${selector}: --code-${name} is missing`);
      expect(contrast(text, ground), `${name} on ${background}`).toBeGreaterThan(LEAST_CONTRAST);
    }
  });
});

it.each(TOKEN_CLASSES)('colors the class code-%s', (name) => {
  expect(css).toMatch(new RegExp(`\\.code-${name} \\{\\s*color: var\\(--code-${name}\\);`));
});
