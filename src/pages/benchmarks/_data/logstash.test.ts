import {expect, it} from 'vitest';
import {comparisons, eventsIn40Seconds, passThroughRuns, rate, tremorPassThrough} from './logstash';

const scaled = passThroughRuns.map((run) => ({...run, in40: eventsIn40Seconds(run)}));

it('has one run for each of the forty settings', () => {
  expect(new Set(passThroughRuns.map(({workers, batch}) => `${workers}/${batch}`)).size).toBe(40);
});

it('scales the runs to the best, default, and worst results in the report', () => {
  const ordered = scaled.toSorted((a, b) => b.in40 - a.in40);
  expect(ordered[0]).toMatchObject({workers: 8, batch: 256, in40: 1_041_943});
  expect(ordered.at(-1)).toMatchObject({workers: 1, batch: 1, in40: 466_708});
  expect(scaled.find((run) => run.workers === 2 && run.batch === 128)?.in40).toBe(1_033_811);
});

it('has the ratios of the report for the pass-through', () => {
  expect(tremorPassThrough / 466_708).toBeCloseTo(45.86, 2);
  expect(tremorPassThrough / 1_041_943).toBeCloseTo(20.54, 2);
});

it('has the ratios of the report for the other workloads, except for the one that the page calls doubtful', () => {
  const [apache, enrichment, transformation] = comparisons.map(
    ({tremor, logstash}) => rate(tremor) / rate(logstash),
  );
  expect(apache).toBeCloseTo(48, 0);
  expect(enrichment).toBeCloseTo(7.5, 1);
  expect(1 / (transformation ?? 0)).toBeCloseTo(2.36, 2);
});
