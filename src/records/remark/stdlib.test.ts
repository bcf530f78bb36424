import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import type {VersionRecords} from '../model/model';
import type {StdlibModule} from '../model/stdlib/model';
import type {Page, Use} from './page';
import {
  constantTable,
  functionIndex,
  functionSummary,
  moduleIndex,
  moveBelowPurpose,
  signature,
} from './stdlib';
import {stringify} from './testing';

const text: StdlibModule = {
  module: 'std::text',
  purpose: 'Texts.',
  since: '0.12.4',
  functions: [
    {
      signature: 'cut(input: string) -> array',
      name: 'cut',
      parameters: [{name: 'input', type: 'string', optional: false, description: 'What to cut.'}],
      returns: 'array',
      value: 'the parts',
      fails: true,
      purpose: 'Cuts.',
      since: 'edge',
    },
  ],
  constants: [{name: 'TAB', type: 'string', value: '"\\t"', meaning: 'A tab.', since: 'edge'}],
};

function openPage(module: StdlibModule): Page {
  const stdlib = new Map([[module.module, module]]);
  return {
    file: 'docs/reference/stdlib/std/text.mdx',
    version: 'edge',
    kind: undefined,
    records: {stdlib} as unknown as VersionRecords,
    prerequisites: new Map(),
    linkTo: (target, anchor) => (anchor ? `./${target}#${anchor}` : undefined),
    keywordsOf: () => [],
    anchorOf: () => undefined,
  };
}

const use = (name: string, of?: string): Use => ({name, attributes: of ? {of} : {}, line: 3});

const write = (children: RootContent[]): string => stringify({type: 'root', children});

test('lists functions of the version and of a module', () => {
  const index = write(functionIndex(openPage(text)));
  expect(index).toContain('[`std::text::cut`](./reference/stdlib/std/text#cut)');
  expect(index).toContain('`cut(input: string) -> array`');
  expect(write(functionSummary(openPage(text), use('FunctionSummary')))).toContain('[`cut`](#cut)');
});

test('lists modules, without a link to a missing page', () => {
  expect(write(moduleIndex(openPage(text)))).toMatch(/\| `std::text` +\| Texts\. +\| 1 +\| 1 +\|/);
});

test('shows the whole signature, and lists the functions if a name is unknown', () => {
  const [head, chips, list] = signature(openPage(text), use('Signature', 'cut'));
  expect(toString(head)).toBe('cut(input: string) -> array');
  expect('children' in chips! && chips.children.map((chip) => toString(chip))).toEqual([
    'can fail',
    'since edge',
  ]);
  expect(toString(list)).toBe('input stringWhat to cut.returns arraythe parts');
  expect(() => signature(openPage(text), use('Signature', 'join'))).toThrow(
    'docs/reference/stdlib/std/text.mdx:3: <Signature>: std::text of edge has no function "join"',
  );
});

test('parameters follow the purpose, and the sample that it introduces', () => {
  const order = (markdown: string): string[] => {
    const {children} = unified().use(remarkParse).parse(`# Parameters\n\n${markdown}`);
    moveBelowPurpose(children, 0);
    return children.map(({type}) => type);
  };
  const sample = '```tremor\n1\n```\n\n```json result\n1\n```\n\nMore.';
  expect(order(`Cuts.\n\n${sample}`)).toEqual([
    ...['paragraph', 'heading', 'code', 'code', 'paragraph'],
  ]);
  expect(order(`Cuts:\n\n${sample}`)).toEqual([
    ...['paragraph', 'code', 'code', 'heading', 'paragraph'],
  ]);
  expect(order(sample)).toEqual(['heading', 'code', 'code', 'paragraph']);
});

test('shows constants with their meaning, and requires one for each', () => {
  expect(write(constantTable(openPage(text), use('ConstantTable')))).toContain('A tab.');
  const constants = [{name: 'TAB', type: 'string', value: '"\\t"', since: 'edge'}] as const;
  expect(() => constantTable(openPage({...text, constants}), use('ConstantTable'))).toThrow(
    'the constant TAB has no meaning',
  );
});

test('a page can hold a module inside its own, whose constants have different addresses', () => {
  const inner: StdlibModule = {
    ...text,
    module: 'std::text::wide',
    page: 'reference/stdlib/std/text',
  };
  const page = openPage(text);
  const stdlib = new Map([text, inner].map((record) => [record.module, record]));
  const both = {...page, records: {stdlib} as unknown as VersionRecords};
  expect(write(constantTable(both, use('ConstantTable')))).toContain('[`TAB`](#TAB)');
  const wide = {name: 'ConstantTable', attributes: {module: inner.module}, line: 3};
  expect(write(constantTable(both, wide))).toContain('[`TAB`](#wide-TAB)');
  expect(() => constantTable(page, wide)).toThrow('this is not the page of std::text::wide');
});

test('requires the purpose of each parameter', () => {
  const [cut] = text.functions;
  const functions = [{...cut!, parameters: [{name: 'input', type: 'string', optional: false}]}];
  expect(() => signature(openPage({...text, functions}), use('Signature', 'cut'))).toThrow(
    'does not say what the parameter "input" is for',
  );
});
