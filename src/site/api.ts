import type {PluginConfig} from '@docusaurus/types';
import {apiPages} from '../plugins/openapi';
import redocTheme from '../plugins/openapi/redocTheme';
import {findApiSpecs} from '../plugins/openapi/node/specs';
import type {DocsVersion} from './versions';

/** The accent of the site; Redoc derives its palette from it. */
const ACCENT = '#1890ff';

/** The plugins that render the existing API descriptions, and their theme. */
export function managementApi(siteDir: string, versions: readonly DocsVersion[]): PluginConfig[] {
  const specs = findApiSpecs(siteDir, versions);
  const theme: PluginConfig = (context) =>
    redocTheme(context, {
      id: 'theme-redoc',
      primaryColor: ACCENT,
      options: {
        ...{disableSearch: true, hideHostname: false, nativeScrollbars: true},
        // In the page from the start: for the browser's find, and on paper.
        ...{expandResponses: 'all', schemasExpansionLevel: 'all', jsonSamplesExpandLevel: 'all'},
      },
    });
  return specs.length > 0 ? [theme, ...apiPages(specs)] : [];
}
