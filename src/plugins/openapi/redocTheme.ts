import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import redocTheme from 'docusaurus-theme-redoc';
import {prismModule} from './node/sampleLanguages';
import {withContrast, type RedocGlobalData} from './palette';

/** Redoc, without its libraries. */
const BUNDLE = /redoc[\\/]bundles[\\/]redoc\.(browser\.)?lib\.js$/;

/** A script with a name, by which src/plugins/tasks knows it. */
const OWN_SCRIPT = {redoc: {test: BUNDLE, name: 'redoc', chunks: 'all' as const, enforce: true}};

/**
 * docusaurus-theme-redoc, with twelve changes:
 * - its client modules, which every page would load, are left to `@theme/ApiDoc`;
 * - no free variable `Prism`: it would take the languages away from the site's highlighter;
 * - colors with enough contrast in both modes (`palette.ts`);
 * - its styles survive hydration under React 19 (`styles/`);
 * - the logo that it loads from another host stays away (`node/localLogo.cjs`);
 * - a style that it writes into the page passes the policy of the pages (`node/styleRules.cjs`);
 * - its options are on the pages that Redoc shows, and not on every page of the site
 *   (`client/redocOptions.ts`);
 * - it prepares a description once, not again when the page has hydrated (`client/isBrowser.ts`);
 * - Redoc comes without what loads a description from an address (`client/noBundler.ts`);
 * - it highlights what the descriptions have samples of (`node/sampleLanguages.ts`);
 * - its Prism does not look for the page (`node/prismAlone.cjs`);
 * - Redoc is a script of its own.
 *
 * @param files the OpenAPI descriptions that it shows
 */
export default function lazyRedocTheme(
  context: LoadContext,
  options: object,
  files: readonly string[],
): Plugin {
  const theme = redocTheme(context, options) as Plugin;
  let optionsFile = '';
  let prismFile = '';
  return {
    ...theme,
    getClientModules: () => [],
    async contentLoaded({actions, ...args}) {
      let data: RedocGlobalData | undefined;
      const setGlobalData = (given: unknown) => {
        data = withContrast(given as RedocGlobalData);
      };
      await theme.contentLoaded!({...args, actions: {...actions, setGlobalData}});
      optionsFile = await actions.createData('options.json', JSON.stringify(data));
      const texts = files.map((file) => fs.readFileSync(file, 'utf8'));
      prismFile = await actions.createData('prism.js', prismModule(texts));
    },
    configureWebpack(config, isServer, utils, content) {
      const change = theme.configureWebpack!(config, isServer, utils, content);
      const plugins = change && 'plugins' in change ? (change.plugins ?? []) : [];
      const {NormalModuleReplacementPlugin} = utils.currentBundler.instance;
      const replaceHook = (hook: RegExp, file: string) =>
        new NormalModuleReplacementPlugin(hook, (resource) => {
          if (!/docusaurus-theme-redoc[\\/]dist-jsx[\\/]utils$/.test(resource.context)) return;
          resource.request = path.join(__dirname, 'client', file);
        });
      const ownOptions = replaceHook(/^@docusaurus\/useGlobalData$/, 'redocOptions');
      const hydrateOnce = replaceHook(/^@docusaurus\/useIsBrowser$/, 'isBrowser');
      const withoutBundler = new NormalModuleReplacementPlugin(
        /^@redocly\/openapi-core\/lib\/(bundle|config\/config)$/,
        path.join(__dirname, 'client/noBundler'),
      );
      const fewGrammars = new NormalModuleReplacementPlugin(/^prismjs(\/|$)/, (resource) => {
        if (/redoc[\\/]bundles$/.test(resource.context)) resource.request = prismFile;
      });
      return {
        resolve: {alias: {'@redoc-options$': optionsFile}},
        plugins: [
          ownOptions,
          fewGrammars,
          ...plugins.filter((plugin) => !isReplaced(plugin)),
          new NormalModuleReplacementPlugin(/^\.\/Styles$/, (resource) => {
            if (!/docusaurus-theme-redoc/.test(resource.context)) return;
            resource.request = path.join(__dirname, 'styles', isServer ? 'server' : 'client');
          }),
          ...(isServer ? [] : [hydrateOnce, withoutBundler]),
        ],
        optimization: isServer ? {} : {splitChunks: {cacheGroups: OWN_SCRIPT}},
        module: {
          rules: [
            {
              test: BUNDLE,
              use: ['localLogo', 'styleRules'].map(loader),
            },
            {test: /prismjs[\\/]components[\\/]prism-core\.js$/, use: loader('prismAlone')},
          ],
        },
      };
    },
  };
}

function loader(name: string): string {
  return path.join(__dirname, 'node', `${name}.cjs`);
}

function isReplaced(plugin: unknown): boolean {
  const name = (plugin as object | undefined)?.constructor.name;
  const pattern = (plugin as {resourceRegExp?: RegExp; _args?: unknown[]} | undefined)?._args?.[0];
  return name === 'ProvidePlugin' || /Redoc\\\/Styles/.test(String(pattern));
}
