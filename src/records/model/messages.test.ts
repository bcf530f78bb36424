import {expect, test} from 'vitest';
import {validateGroups, validateMessages} from './messages';

const FILE = 'data/next/messages/start.yaml';
const entry = {
  ...{id: 'no-port', patterns: {'No port {port}': 'src/a.rs:1', 'no such file': 'library std'}},
  ...{level: 'error', phase: 'deploy', cause: 'misspelled', fix: 'see [Ports](reference/a#ports)'},
};

test('a message with sources, placeholders, and links below the version is accepted', () => {
  expect(validateMessages(FILE, [entry])).toEqual([entry]);
});

test.each([
  ['a source without a line', {patterns: {'No port': 'src/a.rs'}}, 'must be file:line'],
  ['a placeholder without a name', {patterns: {'No port {}': 'src/a.rs:1'}}, 'placeholders'],
  ['a pattern without a word', {patterns: {'{a}: {b}': 'src/a.rs:1'}}, 'a word'],
  ['a link with an ending', {fix: 'see [a](./a.mdx)'}, 'a path below the version'],
  ['an address in capitals', {id: 'No'}, 'an address'],
  ['an unknown field', {when: 'now'}, '`[0].when` is not allowed'],
])('%s is refused', (_, change, expected) => {
  expect(() => validateMessages(FILE, [{...entry, ...change}])).toThrow(expected);
});

test('two messages with one address, and an unknown cause, are refused', () => {
  const [message] = validateMessages(FILE, [entry]);
  const groups = (...more: object[]) =>
    new Map([['start', more.map((one) => ({...message!, ...one}))]]);
  expect(() => validateGroups('data', groups({}, {}))).toThrow('two messages');
  expect(() => validateGroups('data', groups({follows: ['gone']}))).toThrow('"gone"');
});
