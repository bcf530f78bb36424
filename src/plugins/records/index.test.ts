import type {LoadContext} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import recordsPlugin from './index';
import followRecords from './node/follow-records.cjs';
import {recordElements} from './remark/records';

interface Rule {
  readonly use: {readonly options: {readonly folder: string; readonly elements: readonly string[]}};
}

const plugin = recordsPlugin({siteDir: '/site'} as LoadContext);
const wiring = plugin.configureWebpack as unknown as () => {module: {rules: readonly [Rule]}};
const {options} = wiring().module.rules[0].use;

/** The folders that a page depends on, as the bundler learns them. */
function follow(source: string): string[] {
  const folders: string[] = [];
  const loader = {
    addContextDependency: (folder: string) => folders.push(folder),
    getOptions: () => options,
  };
  expect(followRecords.call(loader, source)).toBe(source);
  return folders;
}

describe('a page is compiled again when a record changes', () => {
  test.each(recordElements)('where it has <%s>', (element) => {
    expect(follow(`A text.\n\n<${element} of="file" />`)).toEqual(['/site/data']);
  });

  test('and not where it shows no record', () => {
    expect(follow('A list of Options, <Optionally>, and <Tabs>.')).toEqual([]);
    expect(recordElements.length).toBeGreaterThan(10);
  });
});
