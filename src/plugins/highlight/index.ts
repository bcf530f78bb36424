import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

type Options = {
  /** Whether every page brings the highlighter, as in plain Docusaurus. */
  readonly onEveryPage: boolean;
};

/**
 * Keeps the highlighter (33 KB compressed) out of the reader's first page: the server renders the
 * tokens, and the browser loads the highlighter only for pages that it renders itself, after a
 * client-side navigation.
 */
export default function highlightPlugin(_context: unknown, {onEveryPage}: Options): Plugin {
  return {
    name: 'highlight',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client/buttons.ts')],
    configureWebpack(_config, isServer) {
      const isLoaded = isServer || onEveryPage;
      const file = isLoaded ? 'loaded.ts' : 'onDemand.ts';
      return {
        resolve: {
          alias: {
            '@code-highlighter$': path.join(__dirname, 'client', file),
            // The theme's client module, part of the main file, that adds languages to Prism.
            // `client/renderCode.ts` calls the same function when it is loaded. The server never has
            // the module: it evaluates the main file apart from the others, and Redoc, which uses the
            // same languages, would not find its Prism there.
            ...(onEveryPage && !isServer ? {} : {[`${themeClientModule()}$`]: false as const}),
          },
        },
      };
    },
  };
}

/** The theme's path in the form that Docusaurus writes: resolved, without the extension. */
function themeClientModule(): string {
  return require
    .resolve('@docusaurus/theme-classic/lib/prism-include-languages')
    .replace(/\.js$/, '');
}
