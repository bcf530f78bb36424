import {beforeEach, expect, it} from 'vitest';
import {makeFolder} from '../../../../testing/folders';
import {planPages} from './pages';
import {recordExamples} from './recordExamples';
import {writeSampleRegistry} from './testing';

const FILE = 'data/1.1/codecs/nil.yaml';
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
  site = makeFolder({[FILE]: RECORD});
  writeSampleRegistry(site);
});

it('reads the examples of each record, each with its line', () => {
  const [page] = recordExamples(site);
  expect(page).toMatchObject({page: FILE, frontMatter: {samples_version: '1.1'}});
  expect(page?.fences.map(({line, text}) => [line, text])).toEqual([
    [13, 'with\n  codec = "nil"'],
    [16, 'with\n  codec = "nil",\n  config = {"a": 1}'],
  ]);
  expect(page?.fences[0]?.meta.values.get('fragment')).toBe('with');
});

it('checks a record with the page that shows it, and when it is named', () => {
  const planned = (only: string) => planPages(site, [only]).map(({page}) => page);
  expect(planned('versioned_docs/version-1.1/reference/codecs/nil.mdx')).toEqual([FILE]);
  expect(planned('versioned_docs/version-1.1/reference')).toEqual([FILE]);
  expect(planned(FILE)).toEqual([FILE]);
  expect(planned('versioned_docs/version-1.1/reference/codecs/json.mdx')).toEqual([]);
  expect(planPages(site, [FILE])[0]?.items).toHaveLength(2);
});
