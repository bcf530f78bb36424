import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LANGUAGE_VERSIONS} from '../../../language/host/protocol';
import {catalogueOf} from './node/catalogue';
import {publishDownloads} from './node/downloads';
import {EXAMPLES, readExamples} from './node/examples';
import {builtVersions, MANIFEST, packLanguages} from './node/languageFiles';
import {publishedModule} from './node/publishedModule';
import {reportMissing} from './node/report';

/**
 * Publishes the language with the site, so that readers run samples in the page; README.md says how
 * the parts work together.
 */
export default function livePlugin({siteDir}: LoadContext): Plugin {
  const packed = path.join(siteDir, 'node_modules/.cache/language');
  let published = '';
  let catalogues = '';
  let examples = '';
  return {
    name: 'live',
    getPathsToWatch: () => [
      path.join(siteDir, MANIFEST),
      `${siteDir}/data/*/stdlib/**/*.yaml`,
      `${siteDir}/${EXAMPLES}/*.md`,
    ],
    async contentLoaded({actions}) {
      reportMissing(builtVersions(siteDir));
      const languages = packLanguages(siteDir, packed);
      published = await actions.createData('published.js', publishedModule(languages));
      for (const version of LANGUAGE_VERSIONS) {
        const catalogue = catalogueOf(siteDir, version);
        await actions.createData(`catalogue-${version}.json`, JSON.stringify(catalogue));
      }
      examples = await actions.createData('examples.json', JSON.stringify(readExamples(siteDir)));
      catalogues = await actions.createData('catalogues.js', cataloguesModule());
    },
    async postBuild({outDir}) {
      publishDownloads(siteDir, outDir, packed);
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@published-languages$': published,
          '@language-catalogues$': catalogues,
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

/** Loads the catalogue of a version when it is asked for. */
function cataloguesModule(): string {
  const entries = LANGUAGE_VERSIONS.map(
    (version) => `  ${JSON.stringify(version)}: () => import('./catalogue-${version}.json'),`,
  );
  return ['export default {', ...entries, '};', ''].join('\n');
}
