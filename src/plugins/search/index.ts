import path from 'node:path';
import type {AllContent, LoadContext, Plugin, Props} from '@docusaurus/types';
import {readCatalogue, type Catalogue} from './node/catalogue';
import {devServer} from './node/devServer';
import {earlyKeysScript} from './node/earlyKeys';
import {emitIndexes} from './node/emit';
import {openSearchLink, writeOpenSearch} from './node/openSearch';
import {readExplanations, readSynonyms, WORDS_FOLDER} from './node/readWords';
import {PLUGIN_NAME, type PluginOptions} from './options';

export {validateOptions} from './options';

/**
 * Local full-text search with one index per docs version, written after the build and queried in
 * the browser.
 */
export default function searchPlugin(context: LoadContext, options: PluginOptions): Plugin {
  let catalogue: Catalogue | undefined;
  const loadedCatalogue = (): Catalogue => {
    if (!catalogue)
      throw new Error('The search index was requested before any content was loaded.');
    return catalogue;
  };
  return {
    name: PLUGIN_NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client', 'arrival.ts')],
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', innerHTML: earlyKeysScript(options.slashOpens)},
        openSearchLink(context),
      ],
    }),
    getPathsToWatch: () => [path.join(context.siteDir, WORDS_FOLDER, '*.yaml')],
    async contentLoaded({actions}) {
      const {areas, slashOpens, panelPlacement} = options;
      const path = `${context.baseUrl}search`;
      actions.addRoute({path, component: '@theme/SearchPage', exact: true});
      actions.setGlobalData({areas, slashOpens, panelPlacement});
      // client/siteEngine.ts imports these files.
      await actions.createData('synonyms.json', readSynonyms(context.siteDir));
      await actions.createData('explanations.json', readExplanations(context.siteDir));
    },
    async allContentLoaded({allContent}) {
      catalogue = readCatalogue(allContent);
    },
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return undefined;
      return {devServer: devServer(context, loadedCatalogue, options)} as object;
    },
  };
}

/** A step of the finish plugin: writes the indexes and the description for browsers if the site uses this search. */
export async function searchStep({
  allContent,
  plugins,
  routesPaths,
  outDir,
  baseUrl,
  siteConfig,
}: Props & {readonly allContent: AllContent}): Promise<void> {
  const plugin = plugins.find(({name}) => name === PLUGIN_NAME);
  if (!plugin) return;
  const site = {outDir, baseUrl, titleDelimiter: siteConfig.titleDelimiter};
  const options = plugin.options as unknown as PluginOptions;
  await emitIndexes(site, routesPaths, readCatalogue(allContent), options);
  await writeOpenSearch(outDir, siteConfig);
}
