import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the highlighter (35 KB compressed) out of the reader's first page: the server renders the
 * tokens, and the browser loads the highlighter only for pages that it renders itself, after a
 * client-side navigation.
 */
export default function highlightPlugin(): Plugin {
  return {
    name: 'highlight',
    getClientModules: () => [path.join(__dirname, 'client/buttons.ts')],
    configureWebpack(_config, isServer) {
      return {
        resolve: {
          alias: {
            '@code-highlighter$': path.join(
              __dirname,
              'client',
              isServer ? 'onServer.ts' : 'onDemand.ts',
            ),
            // A client module, so part of the main file, that adds languages to Prism.
            // `client/tokenize.ts` calls the same function when it is loaded.
            [`${themeClientModule()}$`]: false,
          },
        },
      };
    },
  };
}

/** The theme's path as Docusaurus writes it: resolved, without the extension. */
function themeClientModule(): string {
  return require
    .resolve('@docusaurus/theme-classic/lib/prism-include-languages')
    .replace(/\.js$/, '');
}
