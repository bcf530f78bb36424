import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {TOKEN_CLASSES} from '../prism/tokenClass';
import {contrast, readThemes} from './contrast';

const css = readFileSync(new URL('./code.css', import.meta.url), 'utf8');

describe.each(Object.entries(readThemes(css)))('code colors in %s', (_, theme) => {
  it.each(['plain', ...TOKEN_CLASSES])('%s is readable on each background', (name) => {
    for (const ground of ['--code-background', '--code-background-highlighted'])
      expect(contrast(theme, `--code-${name}`, ground), ground).toBeGreaterThan(4.5);
  });
});

it.each(TOKEN_CLASSES)('colors the class code-%s', (name) => {
  expect(css).toMatch(new RegExp(`\\.code-${name} \\{\\s*color: var\\(--code-${name}\\);`));
});
