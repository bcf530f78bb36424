import {usePluginData} from '@docusaurus/useGlobalData';
import type {PLUGIN_NAME, PluginOptions} from '../options';

// Only types are imported: the schema and validator in options.ts must stay out of the browser bundle.
const pluginName: typeof PLUGIN_NAME = 'local-search';

/** The options that the browser needs. */
export type GlobalData = Pick<PluginOptions, 'areas' | 'slashOpens' | 'panelPlacement'>;

/** The options that the browser needs, as the build stored them. */
export function useSearchOptions(): GlobalData {
  return usePluginData(pluginName) as GlobalData;
}
