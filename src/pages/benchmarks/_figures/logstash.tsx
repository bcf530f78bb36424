import type {ReactNode} from 'react';
import Bars from '@site/src/components/Chart/Bars';
import Figure from '@site/src/components/Chart/Figure';
import {format} from '@site/src/components/Chart/format';
import Lines from '@site/src/components/Chart/Lines';
import {
  comparisons,
  eventsIn40Seconds,
  latencies,
  passThroughRuns,
  provenance,
  rate,
  tremorPassThrough,
} from '../_data/logstash';

/** Events passed on in 40 seconds by Tremor, and by Logstash with three settings. */
export function PassThrough(): ReactNode {
  const bars = [
    {label: 'Tremor', value: tremorPassThrough},
    {label: 'Logstash, best setting', value: logstash(8, 256), series: 2 as const},
    {label: 'Logstash, default setting', value: logstash(2, 128), series: 2 as const},
    {label: 'Logstash, worst setting', value: logstash(1, 1), series: 2 as const},
  ];
  return (
    <Figure
      title="Pass-through, events in 40 seconds"
      provenance={provenance}
      table={{
        columns: ['Program', 'Events in 40 s', 'Tremor, times as many'],
        rows: bars.map(({label, value}) => [
          label,
          format(value),
          format(tremorPassThrough / value, 2),
        ]),
      }}
    >
      <Bars
        label="Tremor passes on about twenty times as many events as Logstash at its best."
        bars={bars}
      />
    </Figure>
  );
}

/** Logstash with each of the forty settings. */
export function LogstashSettings(): ReactNode {
  const workers = [...new Set(passThroughRuns.map((run) => run.workers))];
  const batches = [...new Set(passThroughRuns.map((run) => run.batch))];
  return (
    <Figure
      title="Logstash, pass-through by workers and batch size, events in 40 seconds"
      provenance={provenance}
      table={{
        columns: ['Batch', ...workers.map(workerName)],
        rows: batches.map((batch) => [
          batch,
          ...workers.map((count) => format(logstash(count, batch))),
        ]),
      }}
    >
      <Lines
        label="Throughput is lowest with a batch of 1 and flattens from a batch of 16 on; one worker stays below the others."
        steps={{name: 'Batch size, events', labels: batches}}
        unit="Events in 40 s"
        id="logstash"
        series={workers.map((count) => ({
          name: workerName(count),
          values: batches.map((batch) => logstash(count, batch)),
        }))}
      />
    </Figure>
  );
}

/** The three workloads that process events. */
export function Workloads(): ReactNode {
  return (
    <Figure
      title="Three log workloads, events per second"
      provenance={provenance}
      table={{
        columns: ['Workload', 'Tremor', 'Logstash', 'Ratio in the report', 'Logstash, own mean'],
        rows: comparisons.map(({name, tremor, logstash: other, stated, logstashMean}) => [
          name,
          format(rate(tremor)),
          format(rate(other)),
          stated,
          format(logstashMean),
        ]),
      }}
      open
    >
      {comparisons.map(({name, tremor, logstash: other}) => (
        <div key={name}>
          <Bars
            label={`${name}: Tremor ${format(rate(tremor))}, Logstash ${format(rate(other))} events per second.`}
            bars={[
              {label: `${name}, Tremor`, value: rate(tremor)},
              {label: `${name}, Logstash`, value: rate(other), series: 2},
            ]}
          />
        </div>
      ))}
    </Figure>
  );
}

/** Tremor's latencies in the same runs, in milliseconds. */
export function Latencies(): ReactNode {
  const milliseconds = (nanoseconds: number) => format(nanoseconds / 1e6, 3);
  return (
    <Figure
      title="Tremor, time that an event takes in the same runs, milliseconds"
      provenance={provenance}
      table={{
        columns: ['Workload', 'Mean, ms', 'Standard deviation, ms', 'Largest, ms'],
        rows: latencies.map(({workload, mean, deviation, max}) => [
          workload,
          ...[mean, deviation, max].map(milliseconds),
        ]),
      }}
      open
    />
  );
}

function logstash(workers: number, batch: number): number {
  const run = passThroughRuns.find((each) => each.workers === workers && each.batch === batch);
  if (!run) throw new Error(`No run of Logstash with ${workers} workers and a batch of ${batch}.`);
  return eventsIn40Seconds(run);
}

function workerName(count: number): string {
  return count === 1 ? '1 worker' : `${count} workers`;
}
