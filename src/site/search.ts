import type {PluginConfig} from '@docusaurus/types';
import type {ThemeConfig as AlgoliaThemeConfig} from '@docusaurus/theme-search-algolia';
import type {Options} from '../plugins/search/options';

/** The search engine of a build: its plugins, and its part of the theme's configuration. */
type SearchEngine = {
  readonly plugins: readonly PluginConfig[];
  readonly themeConfig: Partial<AlgoliaThemeConfig>;
};

const options: Options = {
  areas: {community: 'Community', rfc: 'RFC'},
  moduleRoots: ['/reference/stdlib/', '/tremor-script/stdlib/'],
};

/** The three variables that together select the hosted engine. */
const VARIABLES = ['DOCSEARCH_APP_ID', 'DOCSEARCH_API_KEY', 'DOCSEARCH_INDEX_NAME'] as const;

/**
 * Selects the search engine: the site's own index, or a hosted one if the environment names it. A build
 * with a hosted engine writes no index, and the classic preset adds the theme for it.
 *
 * @throws Error if only some of the variables are set
 */
export function search(environment: Readonly<Record<string, string | undefined>>): SearchEngine {
  const missing = VARIABLES.filter((name) => !environment[name]);
  if (missing.length === VARIABLES.length)
    return {plugins: [['./src/plugins/search/index.ts', options]], themeConfig: {}};
  if (missing.length > 0)
    throw new Error(
      `The hosted search needs ${VARIABLES.join(', ')}, but ${missing.join(' and ')} ` +
        `${missing.length === 1 ? 'is' : 'are'} not set. Set all three, or none for the local search.`,
    );
  const [appId = '', apiKey = '', indexName = ''] = VARIABLES.map((name) => environment[name]);
  return {
    plugins: [],
    themeConfig: {
      algolia: {appId, apiKey, indexName, contextualSearch: true},
    } as Partial<AlgoliaThemeConfig>,
  };
}
