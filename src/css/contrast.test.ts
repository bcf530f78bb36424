import {describe, expect, it} from 'vitest';
import {contrast, readPromises, readThemes} from './contrast';

const css = `
@import './other.css';
:root { --ink: #000000; --link: var(--deep); --deep: #767676; --page: #ffffff; --tint: #eeeeee; }
[data-theme='dark'] { --page: #000000; }
/* contrast: --ink, --link on --page, --tint >= 4.5 */
.card { --page: #123456; }
`;

describe('readThemes', () => {
  const {light, dark} = readThemes(css);

  it('keeps the properties of :root and ignores those of other selectors', () => {
    expect(light.get('--page')).toBe('#ffffff');
  });

  it('lays the dark values over the light ones', () => {
    expect(dark.get('--page')).toBe('#000000');
    expect(dark.get('--ink')).toBe('#000000');
  });
});

describe('readPromises', () => {
  it('makes one promise for each combination', () => {
    expect(readPromises(css).map(({text, ground}) => `${text} ${ground}`)).toEqual([
      '--ink --page',
      '--ink --tint',
      '--link --page',
      '--link --tint',
    ]);
  });
});

describe('contrast', () => {
  const {light} = readThemes(css);

  it('is 21 between black and white, whichever is the text', () => {
    expect(contrast(light, '--ink', '--page')).toBeCloseTo(21);
    expect(contrast(light, '--page', '--ink')).toBeCloseTo(21);
  });

  it('follows references', () => {
    expect(contrast(light, '--link', '--page')).toBeCloseTo(4.54, 2);
  });

  it('names the property that is missing or is not a colour', () => {
    expect(() => contrast(light, '--gone', '--page')).toThrow('no --gone');
    expect(() => contrast(new Map([['--a', 'red']]), '--a', '--a')).toThrow('--a is "red"');
  });
});
