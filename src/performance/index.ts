import type {Config, PluginConfig} from '@docusaurus/types';
import entryPlugin from './entry';
import infimaPlugin from './infima';
import {isLeftOut} from './parts';
import prefetchPlugin from './prefetch';
import routesPlugin from './routes';
import stylesPlugin from './styles';
import {template} from './template';

/** The plugins of the parts that this build has. */
export const performancePlugins: PluginConfig[] = [
  isLeftOut('routes') || routesPlugin,
  isLeftOut('entry') || entryPlugin,
  isLeftOut('prefetch') || prefetchPlugin,
  isLeftOut('infima') || infimaPlugin,
  isLeftOut('styles') || stylesPlugin,
].filter((plugin) => plugin !== true);

/** The template of pages, unless this build has Docusaurus' own. */
export const pageTemplate: Pick<Config, 'ssrTemplate'> = isLeftOut('template')
  ? {}
  : {ssrTemplate: template};
