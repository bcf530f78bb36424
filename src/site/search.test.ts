import {describe, expect, it} from 'vitest';
import {search} from './search';

const hosted = {
  DOCSEARCH_APP_ID: 'APP',
  DOCSEARCH_API_KEY: 'key',
  DOCSEARCH_INDEX_NAME: 'tremor',
};

describe('search', () => {
  it('is local unless the environment names a hosted index', () => {
    const {plugins, themeConfig} = search({});
    expect(plugins).toHaveLength(1);
    expect(themeConfig).toEqual({});
  });

  it('is hosted with all three variables', () => {
    expect(search(hosted)).toEqual({
      plugins: [],
      themeConfig: {
        algolia: {appId: 'APP', apiKey: 'key', indexName: 'tremor', contextualSearch: true},
      },
    });
  });

  it('names the variables that are missing', () => {
    expect(() => search({DOCSEARCH_APP_ID: 'APP', DOCSEARCH_API_KEY: ''})).toThrow(
      new Error(
        'The hosted search needs DOCSEARCH_APP_ID, DOCSEARCH_API_KEY, DOCSEARCH_INDEX_NAME, but ' +
          'DOCSEARCH_API_KEY and DOCSEARCH_INDEX_NAME are not set. ' +
          'Set all three, or none for the local search.',
      ),
    );
  });
});
