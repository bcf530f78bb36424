import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contrast, readContrastRules, readThemes} from './contrast';

const css = fs
  .readdirSync(__dirname)
  .filter((name) => name.endsWith('.css'))
  .map((name) => fs.readFileSync(path.join(__dirname, name), 'utf8'))
  .join('\n');
const rules = readContrastRules(css);
const themes = readThemes(css);

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it('declares its contrast rules', () => {
    expect(rules.length).toBeGreaterThan(30);
  });

  it.each(rules)('shows $text on $ground at $least or more', ({text, ground, least}) => {
    expect(contrast(themes[theme], text, ground)).toBeGreaterThanOrEqual(least);
  });
});

it('has the primary color of the specification, in both themes', () => {
  for (const theme of [themes.light, themes.dark]) {
    expect(theme.get('--color-accent')).toBe('#1890ff');
  }
  expect(css).toContain('--ifm-color-primary: var(--color-accent);');
});
