import {describe, expect, it} from 'vitest';
import {placeForUse, shortName, type Catalogue} from './catalogue';
import {explanationAt, suggestionsAt} from './suggest';

const len = {name: 'len', signature: 'len(input: string) -> integer', purpose: 'Counts.'};
const catalogue: Catalogue = [
  {
    name: 'std::string',
    purpose: 'Functions on strings.',
    page: '',
    functions: [len],
    constants: [],
  },
  {
    ...{name: 'std::math', purpose: 'Mathematics.', page: '', functions: []},
    constants: [{name: 'PI', about: 'float, 3.14'}],
  },
];

/** Suggestions at the `|` of a text. */
const at = (text: string, isAsked = false) => {
  const place = text.indexOf('|');
  return suggestionsAt(text.replace('|', ''), place, catalogue, isAsked);
};
const labels = (text: string) => at(text)?.items.map(({label}) => label) ?? [];

describe('suggestionsAt', () => {
  it('suggests keywords, variables and modules for a started word', () => {
    expect(labels('let x = e|')).toEqual(expect.arrayContaining(['event', 'emit', 'string']));
    expect(at('let x = e|')?.from).toBe(8);
    expect(at('let x = |')).toBeUndefined();
    expect(at('let x = |', true)).toBeDefined();
    expect(at('let x = 12|')).toBeUndefined();
  });

  it('suggests the functions of a module, with the missing use', () => {
    expect(at('string::le|')?.items).toEqual([
      {
        ...{label: 'len', kind: 'function', insert: 'len(', use: 'std::string'},
        ...{detail: '(input: string) -> integer', about: 'Counts.'},
      },
    ]);
    expect(at('use std::string;\nstring::|')?.items[0]?.use).toBeUndefined();
    expect(at('std::string::|')?.items[0]?.use).toBeUndefined();
  });

  it('finds a module by the name that a use gives it', () => {
    expect(labels('use std::math as m;\nm::|')).toEqual(['PI']);
  });

  it('suggests modules after use', () => {
    expect(at('use std::s|')).toMatchObject({from: 4, items: [{insert: 'std::string;'}, {}]});
  });

  it('suggests nothing in strings, comments and extractors', () => {
    expect(at('"a|b"')).toBeUndefined();
    expect(at('# a|')).toBeUndefined();
    expect(at('json|a|b|')).toBeUndefined();
  });
});

describe('explanationAt', () => {
  const source = 'use std::string;\nstring::len(event)';
  const title = (text: string) => explanationAt(source, source.lastIndexOf(text) + 1, catalogue);

  it('explains functions and modules', () => {
    expect(title('len')).toEqual({
      ...{from: 17, to: 28, about: 'Counts.', title: 'std::string::len(input: string) -> integer'},
    });
    expect(title('string::len')?.title).toBe('std::string');
  });

  it('explains constants, but not words of the script', () => {
    expect(title('event')).toBeUndefined();
    expect(explanationAt('std::math::PI', 12, catalogue)?.about).toBe('float, 3.14');
  });
});

it('finds the place for a use', () => {
  expect(placeForUse('event')).toBe(0);
  expect(placeForUse('use a;\nuse b;\nevent')).toBe(14);
});

it('shortens the path of a module', () => {
  expect(shortName('cncf::otel::logs')).toBe('logs');
  expect(shortName('string')).toBe('string');
});
