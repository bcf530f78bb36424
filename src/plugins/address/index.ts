import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * - Makes `/page.html`, `/page/index.html` and `/page/` show the page, under its own address.
 * - Fetches files of pages that are linked ahead only once each, while the browser is idle.
 * - Finds the routes of a page without a regular expression of each route before.
 */
export default function addressPlugin(): Plugin {
  return {
    name: 'address',
    getClientModules: () =>
      ['client/normalizeAddress', 'client/renderNotFound'].map((file) =>
        path.resolve(__dirname, file),
      ),
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return undefined;
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replace = (request: RegExp, file?: string) =>
        new NormalModuleReplacementPlugin(request, (resource) => {
          if (!/@docusaurus[\\/]core[\\/]lib[\\/]client$/.test(resource.context)) return;
          resource.request = path.resolve(__dirname, 'client', file ?? resource.request);
        });
      return {
        plugins: [
          replace(/^\.\/(prefetch|docusaurus)$/),
          replace(/^react-router-config$/, 'matchRoutes'),
        ],
      };
    },
  };
}
