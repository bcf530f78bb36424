import {usePluginData} from '@docusaurus/useGlobalData';
import type {PLUGIN_NAME, PluginOptions} from '../options';

// options.ts holds the schema and its validator, which are not for the browser: only types cross.
const pluginName: typeof PLUGIN_NAME = 'local-search';

/** The options that the browser needs. */
export type GlobalData = Pick<PluginOptions, 'areas' | 'slashOpens' | 'panelPlacement'>;

/** The options that the browser needs, as the build stored them. */
export function useSearchOptions(): GlobalData {
  return usePluginData(pluginName) as GlobalData;
}
