import type {CSSProperties, ReactNode} from 'react';
import ScrollTable from '@site/src/components/ScrollTable';
import styles from './figure.module.css';

/** The origin of a group of figures; none is shown without it. */
export type Provenance = {
  readonly date: string;
  readonly versions: string;
  readonly machine: string;
  readonly source: string;
};

/** The values of a figure as text, ready to show; the first column names the rows. */
type Table = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
};

type Props = {
  readonly title: string;
  readonly provenance: Provenance;
  readonly table: Table;
  /** Whether the table is open at first: for short tables, and for figures without a chart. */
  readonly open?: boolean;
  readonly children?: ReactNode;
};

/** A chart, with its values as a table and their origin. */
export default function Figure({title, provenance, table, open, children}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>
        {title} <span className={styles.date}>{provenance.date}</span>
      </figcaption>
      {children}
      <details className={styles.values} open={open}>
        <summary>Values, machine, and source</summary>
        {/* A list of labeled entries on a phone, as tables of Markdown (src/mdx/tables.ts). */}
        <ScrollTable
          aria-label={title}
          className="stacks"
          style={labelsOf(table.columns)}
          role="table"
        >
          <thead>
            <tr role="row">
              {table.columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  role="columnheader"
                  className={index > 0 ? 'number' : undefined}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...values]) => (
              <tr key={name} role="row">
                <th scope="row" role="rowheader">
                  {name}
                </th>
                {values.map((value, index) => (
                  <td key={index} role="cell" className="number">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrollTable>
        <dl className={styles.provenance}>
          {facts(provenance).map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </details>
    </figure>
  );
}

function labelsOf(columns: readonly string[]): CSSProperties {
  const labels = columns.map((name, index) => [`--label-${index + 1}`, JSON.stringify(name)]);
  return Object.fromEntries(labels) as CSSProperties;
}

function facts({date, versions, machine, source}: Provenance): readonly [string, string][] {
  return [
    ['Date', date],
    ['Versions', versions],
    ['Machine', machine],
    ['Source', source],
  ];
}
