import {format} from '@site/src/components/Chart/format';
import {cases, provenance as influx} from './influxParser';
import * as logstash from './logstash';
import {provenance as scheduling, series} from './scheduling';

/** A result in a few words. */
interface Result {
  /** The section of the benchmarks page that has the measurement. */
  readonly id: string;
  readonly figure: string;
  readonly claim: string;
  readonly date: string;
}

const best = Math.max(...logstash.passThroughRuns.map(logstash.eventsIn40Seconds));
const [threads, tasks] = series;
/** Percentage of the throughput that remains with 64 pipelines. */
const left = ({values}: (typeof series)[number]): number => (values[6] / values[0]) * 100;

/** The three most important results, computed from the measured values. */
export const results: readonly Result[] = [
  {
    id: 'pass-through',
    figure: `${format(logstash.tremorPassThrough / best)} ×`,
    claim: 'the events of Logstash at its best setting, passed on unchanged',
    date: logstash.provenance.date,
  },
  {
    id: 'scheduling',
    figure: `${format(left(tasks))} %`,
    claim: `of the throughput is kept by tasks with 64 pipelines on 3 cores; threads kept ${format(left(threads), 1)} %`,
    date: scheduling.date,
  },
  {
    id: 'influx-parser',
    figure: `${format(cases[0].values[4])} ns`,
    claim: 'to parse one line of Influx data, about half of the time before four changes',
    date: influx.date,
  },
];
