import type {ReactNode} from 'react';
import type {BenchmarkRun} from '@site/src/records/model/benchmarks';
import Bars from '@site/src/components/Chart/Bars';
import Figure from '@site/src/components/Chart/Figure';
import {format} from '@site/src/components/Chart/format';
import Heading from '@theme/Heading';

/** The runs that maintainers added, newest first. */
export default function Runs({runs}: {readonly runs: readonly BenchmarkRun[]}): ReactNode {
  return runs.map(({title, date, versions, machine, source, unit, results, note}) => (
    <section key={title}>
      <Heading as="h2" id={`run-${date}-${slugOf(title)}`}>
        {title}
      </Heading>
      {note ? <p>{note}</p> : null}
      <Figure
        title={`${title}, ${unit}`}
        provenance={{date, versions, machine, source}}
        table={{
          columns: ['Measured', unit],
          rows: results.map(({name, value}) => [name, format(value, value < 100 ? 2 : 0)]),
        }}
      >
        <Bars
          label={results.map(({name, value}) => `${name}: ${format(value)} ${unit}`).join('; ')}
          bars={results.map(({name, value}) => ({label: name, value}))}
        />
      </Figure>
    </section>
  ));
}

function slugOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
