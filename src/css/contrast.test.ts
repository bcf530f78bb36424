import {describe, expect, it} from 'vitest';
import {contrast, readContrastRules, readThemes} from './contrast';

const css = `
@import './other.css';
:root { --ink: #000000; --link: var(--deep); --deep: #767676; --page: #ffffff; --tint: #eeeeee; }
[data-theme='dark'] { --page: #000000; }
/* contrast: --ink, --link on --page, --tint >= 4.5 */
.card { --page: #123456; }
`;

describe('readThemes', () => {
  const {light, dark} = readThemes(css);

  it('keeps the properties of :root and ignores other selectors', () => {
    expect(light.get('--page')).toBe('#ffffff');
  });

  it('overrides the light values with the dark ones', () => {
    expect(dark.get('--page')).toBe('#000000');
    expect(dark.get('--ink')).toBe('#000000');
  });
});

describe('readContrastRules', () => {
  it('makes one rule for each combination', () => {
    expect(readContrastRules(css).map(({text, ground}) => `${text} ${ground}`)).toEqual([
      '--ink --page',
      '--ink --tint',
      '--link --page',
      '--link --tint',
    ]);
  });
});

describe('contrast', () => {
  const {light} = readThemes(css);

  it('is 21 between black and white, in both directions', () => {
    expect(contrast(light, '--ink', '--page')).toBeCloseTo(21);
    expect(contrast(light, '--page', '--ink')).toBeCloseTo(21);
  });

  it('follows references', () => {
    expect(contrast(light, '--link', '--page')).toBeCloseTo(4.54, 2);
  });

  it('names the property that is missing or is not a color', () => {
    expect(() => contrast(light, '--gone', '--page')).toThrow('no --gone');
    expect(() => contrast(new Map([['--a', 'red']]), '--a', '--a')).toThrow('--a is "red"');
  });
});
