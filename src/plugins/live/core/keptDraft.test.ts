import {expect, it} from 'vitest';
import {NO_INPUTS, type Draft} from './draft';
import {exportDrafts, firstLine, readOldDrafts, sameDraft} from './keptDraft';

const draft: Draft = {...NO_INPUTS, version: '0.12', entry: 'query', source: 'select', events: '1'};

function storageWith(entries: Readonly<Record<string, string>>) {
  const keys = Object.keys(entries);
  return {
    length: keys.length,
    key: (index: number) => keys[index] ?? null,
    getItem: (key: string) => entries[key] ?? null,
  };
}

it('reads the drafts that earlier releases of the site kept, the last one as the newest', () => {
  const {source, events} = draft;
  const old = storageWith({
    theme: 'dark',
    'playground.last': '0.12/query',
    'playground.draft.0.12.query.kept': JSON.stringify({source: 'replaced'}),
    'playground.draft.0.12.query': JSON.stringify({source, events}),
  });
  expect(readOldDrafts(old, 7)).toEqual([
    {...draft, events: '', source: 'replaced', id: 'playground.draft.0.12.query.kept', edited: 6},
    {...draft, id: 'playground.draft.0.12.query', edited: 7},
  ]);
});

it('reads nothing from damaged drafts', () => {
  for (const text of ['', 'no JSON', '7', 'null', '{"source": 1}', '[]']) {
    expect(readOldDrafts(storageWith({'playground.draft.0.12.query': text}), 0)).toEqual([]);
  }
  const unknown = {'playground.draft.0.12.novel': JSON.stringify({source: '1'})};
  expect(readOldDrafts(storageWith(unknown), 0)).toEqual([]);
});

it('takes the first line that is not empty', () => {
  expect(firstLine({...draft, source: '\n  \n  let a = 1;\nb'})).toBe('let a = 1;');
  expect(firstLine({...draft, source: ' \n'})).toBe('Empty');
});

it('compares all texts', () => {
  expect(sameDraft(draft, {...draft})).toBe(true);
  expect(sameDraft(draft, {...draft, args: '{}'})).toBe(false);
  expect(sameDraft(draft, {...draft, version: 'edge'})).toBe(false);
});

it('writes all texts of drafts into a file', () => {
  expect(JSON.parse(exportDrafts([{...draft, id: 'a', edited: 0}]))).toEqual({
    drafts: [
      {
        ...{version: '0.12', kind: 'query', edited: '1970-01-01T00:00:00.000Z'},
        ...{source: 'select', events: '1', meta: '', state: '', args: ''},
      },
    ],
  });
});
