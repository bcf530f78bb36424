import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {unreleasedVersion} from '../../../data/model/versions/model';
import {readVersions} from '../../../data/model/versions/node/readVersions';
import {planPages} from './pages';
import {recordExamples} from './recordExamples';
import {writeSampleRegistry} from './testing';

const {label} = unreleasedVersion(readVersions(process.cwd()));
const FILE = `data/${label}/codecs/nil.yaml`;
const RECORD = `name: nil
purpose: Nothing.
page: reference/codecs/nil
since: "0.12"
decodes: true
encodes: true
format: binary
stateful: false
mime: []
options: []
source_files: [nil.rs]
examples:
  - title: Minimal
    name: nothing
    with: {codec: nil}
  - title: All options
    name: nothing
    with: {codec: nil, config: {a: 1}}
`;

let site: string;
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-'));
  fs.mkdirSync(path.join(site, path.dirname(FILE)), {recursive: true});
  fs.writeFileSync(path.join(site, path.dirname(FILE), '../version.yaml'), '');
  fs.writeFileSync(path.join(site, FILE), RECORD);
});
afterEach(() => fs.rmSync(site, {recursive: true}));

it('makes a page of each record with examples, each example at its line', () => {
  const [page] = recordExamples(site);
  expect(page).toMatchObject({page: FILE, frontMatter: {samples_version: label}});
  expect(page?.fences.map(({line, text}) => [line, text])).toEqual([
    [13, 'with\n  codec = "nil"'],
    [16, 'with\n  codec = "nil",\n  config = {"a": 1}'],
  ]);
  expect(page?.fences[0]?.meta.values.get('fragment')).toBe('with');
});

it('is checked with the page that shows it, and when it is named itself', () => {
  const pages = recordExamples(site).map((page) => ({...page, frontMatter: {}}));
  fs.rmSync(path.join(site, 'data'), {recursive: true});
  writeSampleRegistry(site);
  const planned = (only: string) => planPages(site, [only], pages).map(({page}) => page);
  expect(planned('docs/reference/codecs/nil.mdx')).toEqual([FILE]);
  expect(planned('docs/reference')).toEqual([FILE]);
  expect(planned(FILE)).toEqual([FILE]);
  expect(planned('docs/reference/codecs/json.mdx')).toEqual([]);
  expect(planPages(site, [FILE], pages)[0]?.items).toHaveLength(2);
});
