import {expect, it} from 'vitest';
import {splitSheets} from './splitSheets';

const one = {name: 'styles', type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 50};

/** The sheets that include a file. */
function sheetsOf(file: string): string[] {
  const module = {nameForCondition: () => file};
  return Object.entries(splitSheets(one)).flatMap(([name, {test}]) =>
    test!(module) ? [name] : [],
  );
}

it.each([
  ['/site/src/css/base.css', 'styles'],
  ['/site/src/components/Sample/styles.module.css', 'styles'],
  ['/site/src/plugins/search/theme/SearchBar/styles.module.css', 'styles'],
  ['/site/src/plugins/search/theme/SearchBar/panel.module.css', 'styles-panel'],
  ['/site/src/plugins/live/theme/Results/styles.module.css', 'styles-live'],
  ['C:\\site\\src\\pages\\_home\\Hero\\styles.module.css', 'styles-home'],
  ['/site/src/theme/BlogLayout/styles.css', 'styles-blog'],
  ['/theme-classic/lib/theme/Blog/Components/Author/styles.module.css', 'styles-blog'],
  ['/theme-classic/lib/theme/Icon/Socials/X/styles.module.css', 'styles-blog'],
  ['/theme-classic/lib/theme/Icon/Home/styles.module.css', 'styles'],
  ['/site/node_modules/docusaurus-theme-redoc/dist/theme/Redoc/global.css', 'styles-api'],
])('%s goes into exactly one sheet', (file, sheet) => {
  expect(sheetsOf(file)).toEqual([sheet]);
});

it('leaves a module without a file in the sheet of every page', () => {
  const test = splitSheets(one).styles?.test;
  expect(test?.({nameForCondition: () => null})).toBe(true);
  expect(test?.({})).toBe(true);
});

it.each([undefined, {}, {...one, type: 'css'}, {...one, test: () => true}])(
  'rejects %j and says what to do',
  (other) => {
    expect(() => splitSheets(other)).toThrow(/expected one group .*PLAIN=styles/s);
  },
);
