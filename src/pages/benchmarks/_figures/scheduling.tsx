import type {ReactNode} from 'react';
import Figure from '@site/src/components/Chart/Figure';
import {format} from '@site/src/components/Chart/format';
import Lines from '@site/src/components/Chart/Lines';
import {pipelines, provenance, series} from '../_data/scheduling';

/** Throughput as pipelines are added: a thread for each, or tasks. */
export default function Scheduling(): ReactNode {
  return (
    <Figure
      title="From many pipelines into one sink, MB/s"
      provenance={provenance}
      table={{
        columns: ['Pipelines', ...series.map(({name}) => name)],
        rows: pipelines.map((count, index) => [
          count,
          ...series.map(({values}) => format(values[index] ?? NaN, 1)),
        ]),
      }}
    >
      <Lines
        label="On 3 cores, threads fall from 346 to 1 MB/s as pipelines are added, tasks peak at 343 and end at 230. In the larger setting, both stay between 129 and 292."
        steps={{name: 'Pipelines, each with a source', labels: pipelines}}
        unit="MB/s"
        series={series}
        id="scheduling"
      />
    </Figure>
  );
}
