import {describe, expect, test} from 'vitest';
import {VERSIONS} from '../../../site/versions/testing';
import {writePanel, type PanelData} from './panel';
import {readSections} from './readSections';
import {compareSections, compareWords, isRewritten, type Section} from './sections';

const [next, latest] = VERSIONS;
const section = (id: string, ...blocks: string[]): Section => ({id, title: id, blocks});
const same = (text: string) => text.replaceAll(/1\.\d/g, '…');
const compare = (before: readonly Section[], after: readonly Section[]) =>
  compareSections(before, after, same).map(({change, id, blocks}) => [change, id, ...blocks]);

describe('the text of a page', () => {
  test('has sections with blocks, without the marks of Markdown', () => {
    const page = [
      ...[
        '# Title',
        '',
        'A **first** paragraph',
        'with a [link](./a.mdx).',
        '',
        '<Facts of="x" />',
        '',
      ],
      ...[
        '## Some `code` {#anchor}',
        '',
        '- one',
        '- two',
        '',
        '| A | B |',
        '|---|---|',
        '| 1 | 2 |',
        '',
      ],
      ...[
        '```tremor',
        'let a = 1;',
        '# no heading',
        '```',
        '',
        '### Next part',
        '',
        '{/* hidden */}',
      ],
    ].join('\n');
    expect(readSections(page, latest!)).toEqual([
      {id: '', title: '', blocks: ['A first paragraph with a link.']},
      {
        id: 'anchor',
        title: 'Some `code`',
        blocks: ['one', 'two', '| A | B |', '| 1 | 2 |', 'let a = 1;\n# no heading'],
      },
      {id: 'next-part', title: 'Next part', blocks: []},
    ]);
  });

  test('names the version, and has only what its pages show', () => {
    const page = 'Of <Version label />.\n\n<Version only="unreleased">\n\nNot yet.\n\n</Version>\n';
    expect(readSections(page, latest!)[0]?.blocks).toEqual([`Of ${latest!.label}.`]);
    expect(readSections(page, next!)[0]?.blocks).toEqual([`Of ${next!.label}.`, 'Not yet.']);
  });
});

describe('sections', () => {
  test('are new, gone, or changed; others are left out', () => {
    expect(
      compare(
        [section('same', 'A.'), section('old', 'B.'), section('text', 'One two.', 'Kept.')],
        [section('same', 'A.'), section('text', 'One three.', 'Kept.'), section('new', 'C.')],
      ),
    ).toEqual([
      [
        'changed',
        'text',
        [
          [0, 'One '],
          [-1, 'two'],
          [1, 'three'],
          [0, '.'],
        ],
      ],
      ['new', 'new', [[1, 'C.']]],
      ['gone', 'old', [[-1, 'B.']]],
    ]);
  });

  test('do not differ by the name of a version alone', () => {
    expect(compare([section('a', 'Since 1.1.')], [section('a', 'Since 1.2.')])).toEqual([]);
  });

  test('show the new paragraph next to the one that it replaced', () => {
    const [change] = compare([section('a', 'X.', 'Old.')], [section('a', 'Y.', 'New.', 'More.')]);
    expect(change).toEqual([
      'changed',
      'a',
      ...[
        ['X.', 'Y.'],
        ['Old.', 'New.'],
        ['', 'More.'],
      ].map(([before, after]) => compareWords(before!, after!)),
    ]);
  });

  test('of a page with no common text are not compared', () => {
    expect(isRewritten([section('a', 'X.')], [section('a', 'Y.')])).toBe(true);
    expect(isRewritten([section('a', 'X.', 'Z.')], [section('b', 'Z.')])).toBe(false);
  });
});

test('the file of a page leaves out the longest sections beyond its limit', () => {
  const version = {label: 'x', path: 'docs/x'};
  const make = (length: number): PanelData => ({
    ...{before: version, after: version, parts: []},
    sections: [length, 10].map((size) => ({
      ...{change: 'new', id: `${size}`, title: ''},
      blocks: [[[1, 'é'.repeat(size)]]],
    })),
  });
  expect(JSON.parse(writePanel(make(1000)))).toEqual(make(1000));
  const data = JSON.parse(writePanel(make(20_000))) as PanelData;
  expect(data.shortened).toBe(true);
  expect(data.sections.map(({blocks}) => blocks.length)).toEqual([0, 1]);
});
