import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import redocTheme from 'docusaurus-theme-redoc';
import {withContrast, type RedocGlobalData} from './palette';

/**
 * docusaurus-theme-redoc, with six changes:
 * - its client modules, which every page would load, are left to `@theme/ApiDoc`;
 * - no free variable `Prism`: it would take the languages away from the site's highlighter;
 * - colors with enough contrast in both modes (`palette.ts`);
 * - its styles survive hydration under React 19 (`styles/`);
 * - the logo that it loads from another host stays away (`node/localLogo.cjs`);
 * - a style that it writes into the page passes the policy of the pages (`node/styleRules.cjs`).
 */
export default function lazyRedocTheme(context: LoadContext, options: object): Plugin {
  const theme = redocTheme(context, options) as Plugin;
  return {
    ...theme,
    getClientModules: () => [],
    async contentLoaded({actions, ...args}) {
      const setGlobalData = (data: unknown) =>
        actions.setGlobalData(withContrast(data as RedocGlobalData));
      await theme.contentLoaded!({...args, actions: {...actions, setGlobalData}});
    },
    configureWebpack(config, isServer, utils, content) {
      const change = theme.configureWebpack!(config, isServer, utils, content);
      const plugins = change && 'plugins' in change ? (change.plugins ?? []) : [];
      const {NormalModuleReplacementPlugin} = utils.currentBundler.instance;
      return {
        plugins: [
          ...plugins.filter((plugin) => !isReplaced(plugin)),
          new NormalModuleReplacementPlugin(/^\.\/Styles$/, (resource) => {
            if (!/docusaurus-theme-redoc/.test(resource.context)) return;
            resource.request = path.join(__dirname, 'styles', isServer ? 'server' : 'client');
          }),
        ],
        module: {
          rules: [
            {
              test: /redoc[\\/]bundles[\\/]redoc\.(browser\.)?lib\.js$/,
              use: ['localLogo', 'styleRules'].map((name) =>
                path.join(__dirname, 'node', `${name}.cjs`),
              ),
            },
          ],
        },
      };
    },
  };
}

function isReplaced(plugin: unknown): boolean {
  const name = (plugin as object | undefined)?.constructor.name;
  const pattern = (plugin as {resourceRegExp?: RegExp; _args?: unknown[]} | undefined)?._args?.[0];
  return name === 'ProvidePlugin' || /Redoc\\\/Styles/.test(String(pattern));
}
