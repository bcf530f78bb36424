import {describe, expect, test} from 'vitest';
import {findBlockDifferences} from './blocks';
import {findMismatch, formatComparison, type Comparison} from './compare';
import {findFactDifferences} from './facts';

const block = (text: string) => ({section: 'S', text});

test('blocks that both pages have are no difference, wherever others were put in', () => {
  const a = ['one', 'two', 'three'].map(block);
  const b = ['one', 'new', 'two', 'other'].map(block);
  expect(findBlockDifferences(a, a)).toEqual([]);
  expect(findBlockDifferences(a, b)).toEqual([
    {section: 'S', side: 1, text: 'new'},
    {section: 'S', side: 0, text: 'three'},
    {section: 'S', side: 1, text: 'other'},
  ]);
});

describe('facts', () => {
  const a = {since: '0.12', options: [{name: 'dir', required: true}], side: 'both'};

  test('go by name in lists, and bookkeeping does not count', () => {
    const b = {since: '0.13', options: [{name: 'path', required: true}], side: 'both'};
    expect(findFactDifferences(a, b)).toEqual([
      {path: 'options.dir', values: ['{"name":"dir","required":true}', 'absent']},
      {path: 'options.path', values: ['absent', '{"name":"path","required":true}']},
    ]);
  });

  test('that changed are found at their path', () => {
    const b = {...a, options: [{name: 'dir', required: false}]};
    expect(findFactDifferences(a, b)).toEqual([
      {path: 'options.dir.required', values: ['true', 'false']},
    ]);
    expect(findFactDifferences(a, undefined)).toHaveLength(1);
  });
});

describe('a pair', () => {
  const same: Comparison = {
    files: ['docs/x.md', 'versioned_docs/version-0.12/x.md'],
    versions: ['edge', '0.12'],
    blocks: [],
    facts: [['wal', []]],
    excuse: undefined,
  };
  const facts = [['wal', [{path: 'options.dir', values: ['a', 'b']}]]] as const;
  const blocks = [{section: 'S', side: 0, text: 'new'}] as const;

  test('agrees where neither or both changed', () => {
    expect(findMismatch(same)).toBeUndefined();
    expect(findMismatch({...same, facts, blocks})).toBeUndefined();
    expect(findMismatch({...same, facts: [], blocks})).toBeUndefined();
  });

  test('does not where only one of both changed, unless the page says why', () => {
    expect(findMismatch({...same, facts})).toContain(
      'say the same, but the records of wal differ:\n  wal options.dir: a → b',
    );
    expect(findMismatch({...same, blocks})).toContain('differ in their text (S)');
    expect(findMismatch({...same, blocks, excuse: 'A bug of 0.12.'})).toBeUndefined();
    expect(findMismatch({...same, excuse: 'A bug of 0.12.'})).toContain('nothing differs');
  });

  test('is shown with signs and values', () => {
    expect(formatComparison({...same, facts, blocks})).toBe(
      [
        '- docs/x.md',
        '+ versioned_docs/version-0.12/x.md',
        '',
        '## S',
        '- new',
        '',
        'Record wal: edge → 0.12',
        '  options.dir: a → b',
      ].join('\n'),
    );
    expect(formatComparison(same)).toContain('The texts are the same.\nThe records are the same.');
  });
});
