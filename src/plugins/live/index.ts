import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {DocsVersion} from '../../site/versions/model';
import {catalogueOf} from './node/catalogue';
import {publishDownloads} from './node/downloads';
import {EXAMPLES, readExamples} from './node/examples';
import {builtPrograms, MANIFEST, packLanguages} from './node/languageFiles';
import {publishedModule} from './node/publishedModule';
import {missingNote, runnableVersions} from './node/versions';

interface LiveOptions {
  /** The versions of the docs, from the registry. */
  readonly versions: readonly DocsVersion[];
}

/**
 * Publishes the language with the site, so that readers run samples in the page; README.md says how
 * the parts work together.
 */
export default function livePlugin({siteDir}: LoadContext, {versions}: LiveOptions): Plugin {
  const runnable = runnableVersions(siteDir, versions);
  const labels = runnable.map(({label}) => label);
  // The bundler's rule matches real paths, and a copy of the project links its packages.
  const packages = path.join(siteDir, 'node_modules');
  const packed = path.join(
    existsSync(packages) ? realpathSync(packages) : packages,
    '.cache/language',
  );
  let published = '';
  let catalogues = '';
  let examples = '';
  let known = '';
  return {
    name: 'live',
    getPathsToWatch: () => [
      path.join(siteDir, MANIFEST),
      `${siteDir}/data/*/stdlib/**/*.yaml`,
      `${siteDir}/${EXAMPLES}/*.md`,
    ],
    async contentLoaded({actions}) {
      const missing = missingNote(runnable, builtPrograms(siteDir));
      if (missing) console.warn(missing);
      const languages = packLanguages(siteDir, packed);
      published = await actions.createData('published.js', publishedModule(languages));
      for (const label of labels) {
        const catalogue = catalogueOf(siteDir, versions, label);
        await actions.createData(`catalogue-${label}.json`, JSON.stringify(catalogue));
      }
      examples = await actions.createData(
        'examples.json',
        JSON.stringify(readExamples(siteDir, versions)),
      );
      known = await actions.createData('versions.json', JSON.stringify(runnable));
      catalogues = await actions.createData('catalogues.js', cataloguesModule(labels));
    },
    async postBuild({outDir}) {
      publishDownloads(siteDir, outDir, packed);
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@published-languages$': published,
          '@language-catalogues$': catalogues,
          '@language-versions$': known,
          '@playground-examples$': examples,
        },
      },
      module: {
        rules: [
          {
            include: [packed],
            type: 'asset/resource',
            generator: {filename: 'assets/language/[name].[contenthash:8][ext]', emit: !isServer},
          },
        ],
      },
    }),
  };
}

/** The module that loads the catalogue of a version on request. */
function cataloguesModule(labels: readonly string[]): string {
  const entries = labels.map(
    (label) => `  ${JSON.stringify(label)}: () => import('./catalogue-${label}.json'),`,
  );
  return ['export default {', ...entries, '};', ''].join('\n');
}
