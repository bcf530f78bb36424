// @vitest-environment jsdom
import type {createAutocomplete as create} from '@algolia/autocomplete-core';
// Node resolves the package to its production build, which leaves the errors out.
// @ts-expect-error -- the file has no types
import development from '@algolia/autocomplete-core/dist/umd/index.development.js';
import {describe, expect, it} from 'vitest';
import {requireItems} from './requireItems';

/* autocomplete-core throws these errors if the sources in useSearch.ts are wrong. */
const {createAutocomplete} = development as {createAutocomplete: typeof create};
type Source = {readonly sourceId: string; readonly getItems: () => unknown};

function type(sources: readonly Source[]): Promise<unknown> {
  const api = createAutocomplete({
    getSources: () => sources as never,
  });
  api.setQuery('kafka');
  return api.refresh();
}

describe('sources', () => {
  const items = () => [{label: 'one'}];

  it('work with unique ids and lists of items', async () => {
    await expect(
      type([
        {sourceId: 'sections', getItems: items},
        {sourceId: 'pages', getItems: items},
      ]),
    ).resolves.toBeUndefined();
  });

  it('must have unique ids', async () => {
    const twice = [
      {sourceId: 'sections', getItems: items},
      {sourceId: 'sections', getItems: items},
    ];
    await expect(type(twice)).rejects.toThrow('The `sourceId` "sections" is not unique.');
  });

  it('must return lists', () => {
    expect(requireItems('sections', items())).toEqual(items());
    expect(() => requireItems('sections', 'kafka' as unknown as string[])).toThrow(
      'The `getItems` function from source "sections" must return an array of items ' +
        'but returned type "string".',
    );
  });
});
