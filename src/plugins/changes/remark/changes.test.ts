import path from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {beforeEach, expect, test} from 'vitest';
import {makeFolder, writeFiles} from '../../../../testing/folders';
import {parseMarkdown} from '../../../samples/model/node/parse';
import {VERSIONS, writeRegistry} from '../../../site/versions/testing';
import {createRecordStore} from '../../../records/model/node/store';
import {comparePairs, type Pair} from '../node/pairs';
import {changedLine} from './changedLine';
import {changes} from './changes';

const versions = VERSIONS.slice(0, 2);
const [next, latest] = versions;
const codec = (name: string, options: string) =>
  `name: ${name}\npurpose: Test.\npage: reference/${name}\nsince: '1.0'\ndecodes: true\nencodes: true\n` +
  `format: text\nstateful: false\nmime: []\nsource_files: [a.rs]\noptions: ${options}\n`;
const option = (type: string) =>
  `[{name: mode, type: ${type}, required: true, description: The mode.}]`;

let site = '';
let pairs: readonly Pair[] = [];
const compare = () =>
  (pairs = comparePairs({siteDir: site, versions, recordsOf: createRecordStore(site)}));

beforeEach(() => {
  site = makeFolder();
  writeRegistry(site, versions);
  writeFiles(site, {
    'docs/same.md': '# Same\n\nOf next.\n',
    [`${latest!.folder}/same.md`]: `# Same\n\nOf ${latest!.label}.\n`,
    'docs/reference/json.md':
      '---\ntitle: json\n---\n# json\n\nKept.\n\n## Use\n\nA new sentence.\n',
    [`${latest!.folder}/reference/json.md`]: '# json\n\nKept.\n\n## Use\n\nAn old sentence.\n',
    'docs/moved/here.md': '---\ntitle: Place\n---\n# Place\n\nText.\n',
    [`${latest!.folder}/there.md`]: '---\ntitle: Place\n---\n# Place\n\nText.\n',
    'docs/draft.md': '---\ndraft: true\n---\n# Draft\n',
    [`data/${next!.label}/codecs/json.yaml`]: codec('json', option('record')),
    [`data/${latest!.label}/codecs/json.yaml`]: codec('json', option('string')),
    [`data/${latest!.label}/codecs/old.yaml`]: codec('old', '[]'),
  });
  compare();
});

function transform(make: typeof changes | typeof changedLine, file: string, text: string): Root {
  const tree = parseMarkdown(text);
  make({siteDir: site, baseUrl: '/', versions, pairs: () => pairs})(tree, {
    path: path.join(site, file),
  });
  return tree;
}

function lineOf(file: string): string {
  const tree = transform(changedLine, file, '# Title\n\nText.\n');
  return tree.children.length === 2 ? '' : toString(tree.children[1]);
}

test('a page says what changed, in both directions', () => {
  expect(lineOf('docs/reference/json.md')).toBe(
    `Changed since ${latest!.label}: 1 option, 1 section`,
  );
  expect(lineOf(`${latest!.folder}/reference/json.md`)).toBe(
    `Changed in ${next!.label}: 1 option, 1 section`,
  );
});

test('a page without a change has no line, nor has a page that only moved', () => {
  expect(lineOf('docs/same.md')).toBe('');
  expect(lineOf('docs/moved/here.md')).toBe('');
  expect(lineOf('blog/a.md')).toBe('');
});

const rowsOf = (tree: Root) => {
  const rows: string[] = [];
  visit(
    tree,
    'tableRow',
    ({children}) => void rows.push(children.map((cell) => toString(cell)).join(' | ')),
  );
  return rows.slice(1);
};

test('the list has all parts and pages that differ', () => {
  const tree = transform(changes, 'docs/all.md', '# All\n\n<Changes />\n');
  expect(rowsOf(tree)).toEqual([
    'old | codec: gone | Gone.',
    'json | codec: changed | Type of mode: record (before: string).',
    'json | page: changed | Changed: Use.',
    'Place | page: renamed | Formerly Place.',
  ]);
});

test('a page about an upgrade lists one kind of parts', () => {
  const use = `<Changes from="1.1" to="1.2" of="codecs" />`;
  expect(rowsOf(transform(changes, 'docs/up.md', use))).toEqual([
    'old | codec | Gone.',
    'json | codec | Type of mode: record (before: string).',
  ]);
});

test('the oldest version, and a pair without its older version, have no list', () => {
  for (const use of ['<Changes />', '<Changes from="0.9" to="1.1" of="codecs" />']) {
    expect(toString(transform(changes, `${latest!.folder}/all.md`, use))).toContain(
      'no documentation of the version before',
    );
  }
});
