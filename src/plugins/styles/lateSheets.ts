/**
 * The styles that few pages need: folders by the name of the style sheet that they share. A sheet is
 * loaded with the first page, or the first part of a page, that imports one of its files.
 */
const LATE: Readonly<Record<string, RegExp>> = {
  live: /[\\/]src[\\/](plugins[\\/]live[\\/]theme|pages[\\/]playground)[\\/].*\.module\.css$/,
  home: /[\\/]src[\\/]pages[\\/]_home[\\/].*\.module\.css$/,
  blog: /[\\/]theme[\\/](Blog\w*|Icon[\\/]Socials)[\\/].*\.css$/,
  // The landing page shows the results alone: their few rules are in the sheet of every page.
  figures:
    /[\\/]src[\\/](components[\\/]Chart|pages[\\/]benchmarks)[\\/].*(?<!results)\.module\.css$/,
  cards: /[\\/]src[\\/]components[\\/](Cards|Chooser|SearchButton)[\\/].*\.module\.css$/,
  panel: /[\\/]SearchBar[\\/]panel\.module\.css$/,
  api: /[\\/](docusaurus-theme-redoc|src[\\/]plugins[\\/]openapi)[\\/].*\.css$/,
  debug: /[\\/]plugin-debug[\\/].*\.css$/,
};

/** What the bundler knows of a module: the file that it is made of, where it is made of one. */
type Module = {nameForCondition?(): string | null | undefined};

/** A group of modules that the bundler puts into one file. */
type CacheGroup = Readonly<Record<string, unknown>> & {readonly test?: (module: Module) => boolean};

/**
 * The bundler's groups of styles: Docusaurus' one sheet for every page, without the late ones, and
 * a sheet for each of those.
 *
 * @param one Docusaurus' group of all styles, as it stands in the bundler's configuration
 * @throws Error where Docusaurus no longer has such a group
 */
export function partSheets(one: unknown): Record<string, CacheGroup> {
  const group = one as CacheGroup | undefined;
  if (group?.type !== 'css/mini-extract' || group.enforce !== true || group.test) {
    throw new Error(
      `Docusaurus puts styles into ${JSON.stringify(one) ?? 'no group'}; expected one group of the ` +
        'type css/mini-extract, enforced, without a test. It may part them itself since an upgrade: ' +
        'adapt src/plugins/styles/lateSheets.ts, or take the plugin out of docusaurus.config.ts. ' +
        'Pages work without it, and show their text later.',
    );
  }
  const late = Object.entries(LATE).map(([name, files]): [string, CacheGroup] => [
    `styles-${name}`,
    {...group, name: `styles-${name}`, test: (module) => files.test(fileOf(module))},
  ]);
  const isLate = (module: Module) => late.some(([, {test}]) => test!(module));
  return {styles: {...group, test: (module) => !isLate(module)}, ...Object.fromEntries(late)};
}

function fileOf(module: Module): string {
  return module.nameForCondition?.() ?? '';
}
