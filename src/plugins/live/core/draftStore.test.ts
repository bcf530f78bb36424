import {expect, it} from 'vitest';
import {NO_INPUTS, type Draft} from './draft';
import {DraftStore, sameDraft} from './draftStore';

const draft: Draft = {...NO_INPUTS, version: '0.12', entry: 'query', source: 'select', events: '1'};

const VERSIONS = ['edge', '0.12'];

function memory(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  } as Storage;
}

it('keeps a draft for each version and kind of source', () => {
  const store = new DraftStore(memory(), VERSIONS);
  const other: Draft = {...draft, version: 'edge', source: 'other'};
  store.save(draft);
  store.save(other);
  expect(store.load({version: '0.12', entry: 'query'})).toEqual(draft);
  expect(store.load({version: 'edge', entry: 'query'})).toEqual(other);
  expect(store.load({version: 'edge', entry: 'script'})).toBeUndefined();
  expect(store.last()).toEqual(other);
});

it('sets a draft aside', () => {
  const store = new DraftStore(memory(), VERSIONS);
  expect(store.loadAside(draft)).toBeUndefined();
  store.setAside(draft);
  store.save({...draft, source: 'new'});
  expect(store.loadAside(draft)).toEqual(draft);
});

it('reads nothing from damaged drafts', () => {
  for (const text of ['', 'no JSON', '7', 'null', '{"source": 1}', '[]']) {
    const storage = {...memory(), getItem: () => text};
    expect(new DraftStore(storage, VERSIONS).load(draft)).toBeUndefined();
  }
});

it('works without storage, and with one that refuses', () => {
  const refuse = () => {
    throw new DOMException('no');
  };
  const refusing = {getItem: refuse, setItem: refuse, removeItem: refuse};
  for (const store of [new DraftStore(undefined, VERSIONS), new DraftStore(refusing, VERSIONS)]) {
    store.save(draft);
    expect(store.last()).toBeUndefined();
  }
});

it('compares all texts', () => {
  expect(sameDraft(draft, {...draft})).toBe(true);
  expect(sameDraft(draft, {...draft, args: '{}'})).toBe(false);
  expect(sameDraft(draft, {...draft, version: 'edge'})).toBe(false);
});
