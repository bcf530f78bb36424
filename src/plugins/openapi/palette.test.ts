import fs from 'node:fs';
import {expect, it} from 'vitest';
import {readThemes} from '../../css/contrast';
import {COLORS} from './palette';

const css = ['tokens.css', 'code.css'].map((name) => fs.readFileSync(`src/css/${name}`, 'utf8'));
const themes = readThemes(css.join('\n'));

it.each(['light', 'dark'] as const)("Redoc's colors are those of the site, %s", (mode) => {
  const names = Object.keys(COLORS[mode]);
  const site = names.map((name) => [name, themes[mode].get(`--${name}`)]);
  expect(COLORS[mode]).toEqual(Object.fromEntries(site));
});
