import path from 'node:path';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {VERSIONS} from '../../../../testing/versions';
import {seriesOf} from '../../../site/versions/model';
import {loadRecords} from '../node/load';
import {compareRecords, findRenameFaults, type ItemChange, type PartChange} from './compare';
import {countChanges, describeChange, mergeLines} from './describe';
import {listParts, type Fields, type Item, type Part, type VersionParts} from './facts';

const ROOT = path.resolve(__dirname, '../../../..');
const REAL: readonly VersionParts[] = VERSIONS.map(({label, release, coming}) => ({
  series: coming ?? seriesOf(release),
  parts: listParts(loadRecords(ROOT, label)!, 'reference/cli'),
})).reverse();
const PAIRS = REAL.slice(1).map((after, index) => ({before: REAL[index]!, after}));

const option = (name: string, fields: Fields = {}): Item => ({
  kind: 'option',
  name,
  fields: {type: 'string', required: true, ...fields},
});
const part = (name: string, items: readonly Item[], more: Partial<Part> = {}): Part => ({
  ...{kind: 'connectors', name, page: 'a', fields: {codec: 'json'}, items, changes: []},
  ...more,
});
const compare = (before: readonly Part[], after: readonly Part[]) =>
  compareRecords({series: '1.0', parts: before}, {series: '1.1', parts: after});
const lines = (before: readonly Part[], after: readonly Part[]) =>
  compare(before, after).flatMap((change) => describeChange(change).map(({text}) => text));

/** Applies a difference to the older parts. */
function apply(before: readonly Part[], changes: readonly PartChange[]): Map<string, object> {
  const touched = new Set(changes.map((change) => change.before));
  const kept = before.filter((one) => !touched.has(one)).map((one) => ({...one}));
  const made = changes.flatMap(({before: old, after, fields, items}) => {
    if (!after) return [];
    const left = (old?.items ?? []).filter((one) => !items.some((change) => change.before === one));
    const all = [...left, ...items.flatMap((change) => applyItem(change))];
    return [{...after, fields: applyFields(old?.fields ?? {}, fields), items: all}];
  });
  return index([...kept, ...made]);
}

function applyItem({before, after, fields}: ItemChange): Item[] {
  return after ? [{...after, fields: applyFields(before?.fields ?? {}, fields)}] : [];
}

function applyFields(fields: Fields, changes: PartChange['fields']): Fields {
  const touched = changes.map(({field}) => field);
  const kept = Object.entries(fields).filter(([field]) => !touched.includes(field));
  const made = changes.flatMap(({field, after}) => (after === undefined ? [] : [[field, after]]));
  return Object.fromEntries([...kept, ...made]) as Fields;
}

/** The names, fields, and items of parts, in any order. */
function index(parts: readonly Part[]): Map<string, object> {
  return new Map(
    parts.map(({kind, name, fields, items}) => [
      `${kind} ${name}`,
      {fields, items: new Map(items.map((item) => [`${item.kind} ${item.name}`, item.fields]))},
    ]),
  );
}

describe('a difference, applied to the older version, gives the newer one', () => {
  test('for all records', () => {
    // A version that was just cut does not differ from the unreleased one.
    expect(
      PAIRS.flatMap(({before, after}) => compareRecords(before, after)).length,
    ).toBeGreaterThan(50);
    for (const {before, after} of PAIRS) {
      const changes = compareRecords(before, after);
      expect(apply(before.parts, changes)).toEqual(index(after.parts));
    }
  });

  test('for invented parts', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'in.a', 'in.b', 'A', '$x.a', '$y.a');
    const value = fc.oneof(fc.integer({max: 3}), fc.boolean(), fc.constantFrom('x', 'y'));
    const fields = fc.dictionary(fc.constantFrom('type', 'default', 'unit', 'description'), value);
    const item = fc.record({kind: fc.constantFrom('option', 'port', 'constant'), name, fields});
    const items = fc.uniqueArray(item, {selector: (one) => `${one.kind} ${one.name}`});
    const kinds = fc.constantFrom('connectors', 'onramps', 'codecs');
    const change = fc.record({
      in: fc.constantFrom('1.0', '1.1'),
      kind: fc.constant('renamed'),
      from: name,
    });
    const some = fc.record({
      ...{kind: kinds, name, fields, items, page: fc.constant('p')},
      ...{successor: name, changes: fc.array(change, {maxLength: 1})},
    });
    const parts = fc.uniqueArray(some, {selector: (one) => `${one.kind} ${one.name}`});
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        const [before, after] = [one, other] as unknown as [Part[], Part[]];
        expect(apply(before, compare(before, after))).toEqual(index(after));
      }),
    );
  });

  test('equal versions have no difference', () => {
    for (const version of REAL) {
      const same = structuredClone(version);
      const parts = same.parts.map((one) => ({...one, changes: []}));
      expect(compareRecords(version, {...same, parts})).toEqual([]);
    }
  });
});

describe('changes are found and described', () => {
  test.each([
    ['an option that is gone', [option('a')], [], ['`a` is gone.']],
    ['a new option', [], [option('a')], ['`a` is new: required.']],
    ['a nested one', [], [option('a.b')], ['`a.b` is new: required within `a`.']],
    ['an option that moved', [option('a')], [option('m.a')], ['`a` is now `m.a`.']],
    [
      'a default',
      [option('a', {required: false, default: 5})],
      [option('a', {required: false, default: 6})],
      ['`a`: default `6` (before: default `5`).'],
    ],
    [
      'a required option',
      [option('a', {required: false})],
      [option('a')],
      ['`a`: required (before: optional).'],
    ],
    [
      'a unit',
      [option('a', {unit: 'ms'})],
      [option('a', {unit: 'ns'})],
      ['Unit of `a`: nanoseconds (before: milliseconds).'],
    ],
    [
      'a type',
      [option('a')],
      [option('a', {type: 'record'})],
      ['Type of `a`: record (before: string).'],
    ],
    ['a type in another spelling', [option('a', {type: 'strings'})], [option('a')], []],
    [
      'values',
      [option('a', {values: ['x', 'y']})],
      [option('a', {values: ['y', 'z']})],
      ['`a` no longer accepts `x`.', '`a` also accepts `z`.'],
    ],
    [
      'a sentence',
      [option('a', {description: 'Old.'})],
      [option('a', {description: 'New.'})],
      ['Description of `a`:'],
    ],
  ])('%s', (_what, before, after, expected) => {
    expect(lines([part('p', before)], [part('p', after)])).toEqual(expected);
  });

  test('those that need action come first', () => {
    const before = part('p', [option('gone'), option('same', {type: 'x', description: 'Old.'})]);
    const after = part('p', [
      option('free', {required: false}),
      option('must'),
      option('same', {type: 'x', description: 'New.'}),
    ]);
    expect(lines([before], [after])).toEqual([
      '`gone` is gone.',
      '`must` is new: required.',
      '`free` is new: optional.',
      'Description of `same`:',
    ]);
    expect(countChanges(compare([before], [after]))).toEqual(['4 options']);
    expect(countChanges(compare([before], [after]), false)).toEqual(['3 options']);
  });

  test('a difference in behavior that the record names, with its option', () => {
    const text = 'A folder is an error.';
    const behavior = {in: '1.1', kind: 'behavior', option: 'path', text} as const;
    const before = part('p', [option('path')]);
    expect(lines([before], [{...before, changes: [behavior]}])).toEqual([`\`path\`: ${text}`]);
  });

  test('a rename that the record names, and its action', () => {
    const renamed = {in: '1.1', kind: 'renamed', from: 'dir', option: 'path'} as const;
    const after = part('p', [option('path')], {changes: [{...renamed, action: 'Rename it.'}]});
    expect(lines([part('p', [option('dir')])], [after])).toEqual([
      '`path`: Rename it.',
      '`dir` is now `path`.',
    ]);
  });

  test('a part that another one replaced', () => {
    const [change] = compare(
      [part('tcp', [option('host')], {kind: 'onramps', successor: 'tcp_server'})],
      [part('tcp_server', [option('url')])],
    );
    expect(change).toMatchObject({change: 'renamed', before: {name: 'tcp'}, after: {page: 'a'}});
    expect(describeChange(change!).map(({text}) => text)).toEqual([
      '`host` is gone.',
      '`url` is new: required.',
    ]);
  });

  test('lines that say the same of several names are merged', () => {
    const before = part(
      'p',
      ['a', 'b', 'max', 'min'].map((name) => ({...option(name), kind: 'constant'})),
    );
    const after = part(
      'p',
      ['MAX', 'MIN'].map((name) => ({...option(name), kind: 'constant'})),
    );
    expect(mergeLines(describeChange(compare([before], [after])[0]!))).toEqual([
      'Gone: constant `a`, constant `b`.',
      'Renamed: constant `max` to constant `MAX`, constant `min` to constant `MIN`.',
    ]);
  });
});

test('a rename that the versions contradict is reported', () => {
  const renamed = {in: '1.1', kind: 'renamed', from: 'dir', option: 'path'} as const;
  const faults = (before: readonly Item[], after: readonly Item[]) =>
    findRenameFaults(
      {series: '1.0', parts: [part('p', before)]},
      {series: '1.1', parts: [part('p', after, {changes: [renamed]})]},
    );
  expect(faults([option('dir')], [option('path')])).toEqual([]);
  expect(faults([], [option('path')])).toEqual([expect.stringContaining('1.0 has no such name')]);
  expect(faults([option('dir')], [option('dir')])).toEqual([
    expect.stringContaining('1.1 still has this name'),
    expect.stringContaining('1.1 has no `path`'),
  ]);
});

test('each rename in the records names what existed before and no longer does', () => {
  for (const {before, after} of PAIRS) expect(findRenameFaults(before, after)).toEqual([]);
});
