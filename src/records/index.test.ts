import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import {makeSharedFolder, writeFiles} from '../../testing/folders';
import type {DocsVersion} from '../site/versions/model';
import recordsPlugin from './index';
import followRecords from './node/follow-records.cjs';
import {recordElements} from './remark/records';

type Options = ThisParameterType<typeof followRecords>['getOptions'];

interface Rule {
  readonly use: {readonly options: ReturnType<Options>};
}

const site = makeSharedFolder();
for (const file of ['connectors/file', 'connectors/wal', 'codecs/json', 'codecs/wal'])
  writeFiles(site, {[`data/1.0/${file}.yaml`]: ''});

const versions = [{folder: 'docs', label: '1.0'}] as unknown as readonly DocsVersion[];
const plugin = recordsPlugin({siteDir: site} as LoadContext, {versions});
const wiring = plugin.configureWebpack as unknown as () => {module: {rules: readonly [Rule]}};
const {options} = wiring().module.rules[0].use;

/** The files and folders that a page depends on, as the bundler learns them, from `data`. */
function follow(source: string, page = 'docs/page.mdx'): string[] {
  const found = new Set<string>();
  const add = (place: string) => found.add(path.relative(path.join(site, 'data'), place));
  const loader = {
    resourcePath: path.join(site, page),
    addDependency: add,
    addContextDependency: add,
    getOptions: () => options,
  };
  expect(followRecords.call(loader, source)).toBe(source);
  return [...found].sort();
}

describe('a page is compiled again when a record changes', () => {
  test.each(recordElements)('if the page has <%s>', (element) => {
    expect(follow(`A text.\n\n<${element} of="file" />`)).not.toEqual([]);
  });

  test.each(['Configuration', 'Facts', 'Options'])(
    'if its <%s> names the record, but not for another',
    (element) => {
      expect(follow(`<${element}\n  kind="connectors"\n  of="file" />`)).toEqual([
        '1.0/connectors/file.yaml',
      ]);
    },
  );

  test.each([
    [
      'two names',
      '<Facts of="file, json" />',
      ['1.0/codecs/json.yaml', '1.0/connectors/file.yaml'],
    ],
    [
      'a name of two kinds',
      '<Facts of="wal" />',
      ['1.0/codecs/wal.yaml', '1.0/connectors/wal.yaml'],
    ],
    ['a name without a record yet', '<Facts of="file gone" />', ['1.0']],
    ['no name', '<ComponentChooser kind="codecs" />', ['1.0']],
    ['a function', '<Signature of="len" />', ['1.0/stdlib']],
    ['a command', '<CommandOptions of="run" />', ['1.0/commands']],
    ['a prerequisite', '<Prerequisite of="file" />', ['prerequisites.yaml']],
    ['a page of no version', '<Facts of="file" />', [''], 'community/page.mdx'],
  ])('depending on its elements: %s', (_, source, expected, page = 'docs/page.mdx') => {
    expect(follow(source, page)).toEqual(expected);
  });

  test('but not if it shows no record', () => {
    expect(follow('A list of Options, <Optionally>, and <Tabs>.')).toEqual([]);
    expect(recordElements.length).toBeGreaterThan(10);
  });
});
