import {howToDoWithout} from '../parts';

/**
 * The styles that few pages need: folders by the name of their common style sheet. A sheet is loaded with
 * the first page, or the first part of a page, that imports one of its files.
 */
const EXTRA: Readonly<Record<string, RegExp>> = {
  live: /[\\/]src[\\/](plugins[\\/]live[\\/]theme|pages[\\/]playground)[\\/].*\.module\.css$/,
  home: /[\\/]src[\\/]pages[\\/]_home[\\/].*\.module\.css$/,
  blog: /[\\/]theme[\\/](Blog\w*|Icon[\\/]Socials)[\\/].*\.css$/,
  // The landing page shows only the results: their few rules are in the sheet of every page.
  figures:
    /[\\/]src[\\/](components[\\/]Chart|pages[\\/]benchmarks)[\\/].*(?<!results)\.module\.css$/,
  cards: /[\\/]src[\\/]components[\\/](Cards|Chooser|SearchButton)[\\/].*\.module\.css$/,
  panel: /[\\/]SearchBar[\\/]panel\.module\.css$/,
  api: /[\\/](docusaurus-theme-redoc|src[\\/]plugins[\\/]openapi)[\\/].*\.css$/,
  changes: /[\\/]src[\\/]plugins[\\/]changes[\\/].*\.module\.css$/,
  debug: /[\\/]plugin-debug[\\/].*\.css$/,
};

/** A module of the bundler, with its file if it has one. */
type Module = {nameForCondition?(): string | null | undefined};

/** A group of modules that the bundler puts into one file. */
type CacheGroup = Readonly<Record<string, unknown>> & {readonly test?: (module: Module) => boolean};

/**
 * The bundler's groups of styles: Docusaurus' single sheet without the extra ones, and each of those.
 *
 * @param one Docusaurus' group of all styles, from the bundler's configuration
 * @throws Error if Docusaurus no longer has such a group
 */
export function splitSheets(one: unknown): Record<string, CacheGroup> {
  const group = one as CacheGroup | undefined;
  if (group?.type !== 'css/mini-extract' || group.enforce !== true || group.test) {
    throw new Error(
      `Docusaurus puts styles into ${JSON.stringify(one) ?? 'no group'}; expected one group of the ` +
        'type css/mini-extract, enforced, without a test. ' +
        howToDoWithout('styles', 'styles/splitSheets.ts'),
    );
  }
  const extra = Object.entries(EXTRA).map(([name, files]): [string, CacheGroup] => [
    `styles-${name}`,
    {...group, name: `styles-${name}`, test: (module) => files.test(fileOf(module))},
  ]);
  const isExtra = (module: Module) => extra.some(([, {test}]) => test!(module));
  return {styles: {...group, test: (module) => !isExtra(module)}, ...Object.fromEntries(extra)};
}

function fileOf(module: Module): string {
  return module.nameForCondition?.() ?? '';
}
