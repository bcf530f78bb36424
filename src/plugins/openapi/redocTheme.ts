import type {LoadContext, Plugin} from '@docusaurus/types';
import redocTheme from 'docusaurus-theme-redoc';

/**
 * docusaurus-theme-redoc without what it would add to every page of the site: its style sheet is
 * loaded by `@theme/ApiDoc` instead, and the free variable `Prism` stays the highlighter's own.
 */
export default function lazyRedocTheme(context: LoadContext, options: object): Plugin {
  const theme = redocTheme(context, options as never) as Plugin;
  return {
    ...theme,
    getClientModules: () => [],
    configureWebpack(config, isServer, utils, content) {
      const change = theme.configureWebpack!(config, isServer, utils, content);
      const plugins = change && 'plugins' in change ? (change.plugins ?? []) : [];
      return {
        ...change,
        plugins: plugins.filter((plugin) => plugin?.constructor.name !== 'ProvidePlugin'),
      };
    },
  };
}
