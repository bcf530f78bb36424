import type {ReactNode} from 'react';
import Figure from '@site/src/components/Chart/Figure';
import {format} from '@site/src/components/Chart/format';
import Lines from '@site/src/components/Chart/Lines';
import {cases, provenance, steps} from '../_data/influxParser';

/** The time of one parse after each change. */
export default function InfluxParser(): ReactNode {
  return (
    <Figure
      title="Influx line protocol, nanoseconds for one parse"
      provenance={provenance}
      table={{
        columns: ['Case', ...steps, 'Change reported, %'],
        rows: cases.map(({name, values, overall}) => [
          name,
          ...values.map((value) => format(value, 2)),
          format(overall, 1),
        ]),
      }}
    >
      <Lines
        label="All four cases end faster than they were after the first change; the largest drop comes with Borrow vs. Owned."
        steps={{name: 'After the change', labels: steps}}
        unit="Nanoseconds"
        id="influx"
        series={cases}
      />
    </Figure>
  );
}
