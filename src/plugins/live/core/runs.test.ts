import {expect, it} from 'vitest';
import {NO_INPUTS} from './draft';
import {addRun, RUNS, type Run} from './runs';

function runOf(source: string, parts: Partial<Run> = {}): Run {
  return {
    draft: {...NO_INPUTS, version: '0.12', entry: 'script', source},
    report: {kind: 'run', ok: true, events: [], remarks: []},
    ...{isAutomatic: true, at: 0, ...parts},
  };
}

const FAILED = {kind: 'run', ok: false, events: [], remarks: []} as const;

const sourcesOf = (runs: readonly Run[]) => runs.map(({draft}) => draft.source);

it('has the newest runs first, twenty at most', () => {
  const all = Array.from({length: RUNS + 5}, (_, index) => runOf(String(index)));
  const runs = all.reduce(addRun, [] as readonly Run[]);
  expect(sourcesOf(runs)).toEqual(sourcesOf(all).reverse().slice(0, RUNS));
});

it('lists a draft that runs again without a change once', () => {
  const runs = addRun([runOf('a', {at: 1})], runOf('a', {at: 2}));
  expect(runs.map(({at}) => at)).toEqual([2]);
});

it('replaces a run that failed while the reader was typing, but none that the reader asked for', () => {
  const typed = runOf('even', {report: FAILED});
  const asked = runOf('even', {report: FAILED, isAutomatic: false});
  expect(sourcesOf(addRun([typed], runOf('event')))).toEqual(['event']);
  expect(sourcesOf(addRun([asked], runOf('event')))).toEqual(['event', 'even']);
});

it('leaves out a run that is too long to be kept twenty times', () => {
  expect(addRun([], runOf('a'.repeat(1_000_001)))).toEqual([]);
});
