import fs from 'node:fs';
import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import type {Root} from 'postcss';

/** Everything that can name a class or a custom property of Infima: themes, and this site. */
const READERS = [
  '@docusaurus/core/lib/client',
  '@docusaurus/plugin-debug/lib',
  '@docusaurus/theme-classic/lib',
  '@docusaurus/theme-common/lib',
  '@docusaurus/theme-search-algolia/lib',
  'docusaurus-theme-redoc/dist',
];
const SITE = ['src', 'docs', 'versioned_docs', 'blog', 'community', 'rfc'];

/**
 * Leaves out the rules and the custom properties of Infima, Docusaurus' style sheet, that neither the
 * theme nor the site names: a quarter of it, on every page.
 */
const infimaPlugin: PluginConfig = ({siteDir}) => ({
  name: 'infima',
  configurePostCss: (options) => ({
    ...options,
    // First, because Docusaurus wraps the rules in a layer, and PostCSS then removes every other one only.
    plugins: [
      {
        postcssPlugin: 'infima',
        Once(root: Root) {
          const isInfima = /[\\/]infima[\\/]/.test(root.source?.input.file ?? '');
          if (isInfima) removeUnused(root, readWords(siteDir));
        },
      },
      ...options.plugins,
    ],
  }),
});
export default infimaPlugin;

/** Removes the selectors with a class that is not among the words, and then the unused properties. */
export function removeUnused(root: Root, words: ReadonlySet<string>): void {
  const isUsed = (selector: string) =>
    [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].every(
      // A template such as `alert--${type}` has only the beginning of the class.
      ([, name]) => words.has(name!) || words.has(name!.replace(/--.*/, '--')),
    );
  root.walkRules((rule) => {
    const used = rule.selectors.filter(isUsed);
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  const read = new Set(
    [...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name),
  );
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop) && !words.has(declaration.prop)) declaration.remove();
  });
}

/** The words of all files that can name a class or a property. */
function readWords(siteDir: string): ReadonlySet<string> {
  const packages = path.resolve(require.resolve('@docusaurus/core/package.json'), '../../..');
  const folders = [
    ...READERS.map((folder) => path.join(packages, folder)),
    ...SITE.map((folder) => path.join(siteDir, folder)),
  ].filter((folder) => fs.existsSync(folder));
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.([jt]sx?|mdx?|css)$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  return new Set(files.flatMap((file) => fs.readFileSync(file, 'utf8').match(/[\w-]+/g) ?? []));
}
