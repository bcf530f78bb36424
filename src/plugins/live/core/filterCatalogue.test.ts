import {expect, it} from 'vitest';
import type {Catalogue} from './catalogue';
import {filterCatalogue} from './filterCatalogue';

const fn = (name: string, purpose: string) => ({name, purpose, signature: `${name}() -> null`});
const catalogue: Catalogue = [
  {
    ...{name: 'std::string', purpose: '', page: '', constants: []},
    functions: [fn('len', 'Counts the characters.'), fn('trim', 'Removes white space.')],
  },
  {
    name: 'std::math',
    purpose: '',
    page: '',
    functions: [fn('max', 'The larger of two.')],
    constants: [],
  },
  {name: 'std::zones', purpose: '', page: '', functions: [], constants: [{name: 'UTC', about: ''}]},
];
const found = (query: string) =>
  filterCatalogue(catalogue, query).flatMap(({functions}) => functions.map(({name}) => name));

it.each([
  ['', ['len', 'trim', 'max']],
  ['string', ['len', 'trim']],
  ['string::len', ['len']],
  ['WHITE string', ['trim']],
  ['nothing', []],
])('%j finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});
