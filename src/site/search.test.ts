import {expect, test} from 'vitest';
import {search} from './search';

test('the variables of the hosted search that are missing are named', () => {
  expect(() => search({DOCSEARCH_APP_ID: 'APP', DOCSEARCH_API_KEY: ''})).toThrow(
    new Error(
      'The hosted search needs DOCSEARCH_APP_ID, DOCSEARCH_API_KEY, DOCSEARCH_INDEX_NAME, but ' +
        'DOCSEARCH_API_KEY and DOCSEARCH_INDEX_NAME are not set. ' +
        'Set all three, or none for the local search.',
    ),
  );
});
