import options from '@redoc-options';

/** In place of Docusaurus' hook: the options of Redoc's theme, which only its own pages load. */
export const usePluginData = (): object => options;

/** All instances of the theme: there is one. */
export const useAllPluginInstancesData = (): {readonly default: object} => ({default: options});
