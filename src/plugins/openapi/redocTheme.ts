import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import redocTheme from 'docusaurus-theme-redoc';

type Configuration = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
type BundlerPlugins = NonNullable<Configuration['plugins']>;

/** Loads a description from an address; the pages of this site have theirs in their data. */
const LOADER = ['@redocly/openapi-core/lib/bundle$', '@redocly/openapi-core/lib/config/config$'];

/**
 * docusaurus-theme-redoc, with these changes:
 * - `theme/ApiDoc` imports its style sheet and script; otherwise every page of the site would;
 * - its options are in a module of their own, because every page of the site loads the global data;
 * - it defines no free variable `Prism`, which would replace the one of the site's highlighter;
 * - Redoc passes the content security policy, and screen readers can use it (`node/changes.cjs`);
 * - in the browser, Redoc lacks the code that loads a description from an address: 90 KB compressed.
 */
export default function adaptedRedocTheme(context: LoadContext, options: object): Plugin {
  const theme = redocTheme(context, options) as Plugin;
  return {
    ...theme,
    getClientModules: () => [],
    async contentLoaded(args) {
      const {actions} = args;
      const written: Promise<string>[] = [];
      const setGlobalData = (data: unknown) =>
        written.push(actions.createData('options.json', JSON.stringify(data)));
      await theme.contentLoaded?.({...args, actions: {...actions, setGlobalData}});
      await Promise.all(written);
    },
    configureWebpack(config, isServer, utils, content) {
      const {plugins = []} = theme.configureWebpack?.(
        config,
        isServer,
        utils,
        content,
      ) as Configuration;
      const side = isServer ? 'server' : 'client';
      return {
        plugins: withoutProvidePlugin(plugins),
        resolve: {
          alias: {
            '@redoc-styles$': path.join(__dirname, 'styles', side),
            '@redoc-copy$': path.join(__dirname, 'client/copySample'),
            ...(isServer ? {} : Object.fromEntries(LOADER.map((name) => [name, false]))),
          },
        },
        module: {
          rules: [
            {
              test: /redoc[\\/]bundles[\\/]redoc\.(browser\.)?lib\.js$/,
              use: path.join(__dirname, 'node/changes.cjs'),
            },
          ],
        },
      };
    },
  };
}

function withoutProvidePlugin(plugins: BundlerPlugins): BundlerPlugins {
  const others = plugins.filter((plugin) => plugin && plugin.constructor.name !== 'ProvidePlugin');
  if (others.length === plugins.length - 1) return others;
  throw new Error(
    'docusaurus-theme-redoc no longer defines the free variable `Prism` with one ProvidePlugin. ' +
      'Adapt src/plugins/openapi/redocTheme.ts, or delete withoutProvidePlugin there if the theme ' +
      'defines none: `npx playwright test code-blocks` shows whether code still has its colors.',
  );
}
