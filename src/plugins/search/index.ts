import path from 'node:path';
import type {AllContent, LoadContext, Plugin, Props} from '@docusaurus/types';
import {readCatalogue, type Catalogue} from './node/catalogue';
import {devServer} from './node/devServer';
import {earlyKeysScript} from './node/earlyKeys';
import {emitIndexes} from './node/emit';
import {readSynonyms, SYNONYMS_FILE} from './node/readSynonyms';
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
      headTags: [{tagName: 'script', innerHTML: earlyKeysScript(options.slashOpens)}],
    }),
    getPathsToWatch: () => [path.join(context.siteDir, SYNONYMS_FILE)],
    async contentLoaded({actions}) {
      const {areas, slashOpens, panelPlacement} = options;
      actions.setGlobalData({areas, slashOpens, panelPlacement});
      // client/siteEngine.ts imports this file.
      await actions.createData('synonyms.json', JSON.stringify(readSynonyms(context.siteDir)));
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

/** A step of the finish plugin: writes the indexes if the site uses this search. */
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
}
