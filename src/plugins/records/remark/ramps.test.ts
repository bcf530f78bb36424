import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {Ramp, VersionRecords} from '../../../../data/model/model';
import {VERSIONS} from '../../../../data/model/versions/testing';
import {records} from './records';

const kafka: Ramp = {
  ...{name: 'kafka', purpose: 'Reads topics.', page: 'artefacts/onramps', since: '0.11'},
  ...{codec: 'json', config: 'required', linked: true, promise: 'best effort', successor: 'reader'},
  options: [{name: 'topics', type: 'array of string', required: true, description: 'Topics.'}],
  metadata: [
    {
      ...{key: '$kafka.key', direction: 'written', type: 'binary', required: false},
      ...{meaning: 'Key.', example: '"a"'},
    },
  ],
  examples: [{title: 'Minimal', name: 'in', with: {config: {topics: ['a']}}}],
  source_files: ['kafka.rs'],
};

const PAGE = 'versioned_docs/version-1.0/artefacts/onramps.mdx';
let siteDir: string;
beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ramps-'));
  fs.mkdirSync(path.dirname(path.join(siteDir, PAGE)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, PAGE), '');
});
afterAll(() => fs.rmSync(siteDir, {recursive: true}));

function transform(markdown: string): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(markdown);
  const found = {onramps: new Map([['kafka', kafka]])} as unknown as VersionRecords;
  const settings = {siteDir, versions: VERSIONS, prerequisites: () => new Map()};
  records({...settings, recordsOf: () => found})(tree, {path: path.join(siteDir, PAGE)});
  return tree;
}

test('the page of a kind shows facts, options, metadata, and examples of its records', () => {
  const facts = toString(transform('<Facts of="kafka" />'));
  for (const fact of [
    'best effort',
    'codec json by default',
    'can be linked',
    'replaced by reader',
  ]) {
    expect(facts).toContain(fact);
  }
  expect(toString(transform('<Options of="kafka" />'))).toContain(
    'topics array of string required',
  );
  expect(toString(transform('<Metadata of="kafka" />'))).toContain(
    '$kafka.key written by the onramp',
  );
  expect(toString(transform('<Configuration of="kafka" />'))).toContain('onramp:\n  - id: in');
});

test('the chooser links to the sections of its own page', () => {
  const links: string[] = [];
  visit(transform('<ComponentChooser kind="onramps" />'), 'link', ({url}) => void links.push(url));
  expect(links).toEqual(['#kafka']);
});
