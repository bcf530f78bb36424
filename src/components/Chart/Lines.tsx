import type {ReactNode} from 'react';
import {axis, percent} from './axis';
import {formatShort} from './format';
import Legend from './Legend';
import styles from './lines.module.css';
import Mark from './Mark';
import {useHiddenSeries} from './hiddenSeries';

type Series = {readonly name: string; readonly values: readonly number[]};

type Props = {
  /** Describes the picture to readers who do not see it; the table has the values. */
  readonly label: string;
  /** Names the steps of the horizontal axis. */
  readonly steps: {readonly name: string; readonly labels: readonly (string | number)[]};
  /** The unit of the vertical axis. */
  readonly unit: string;
  /** At most four, each with one value per step. */
  readonly series: readonly Series[];
  /** The chart's name in the address. With it, readers can hide series. */
  readonly id?: string;
};

/**
 * Lines over evenly spaced steps, from zero. Series differ in color and in shape. All positions are
 * percentages, so that the picture fits any width while its text keeps its size.
 */
export default function Lines({label, steps, unit, series, id}: Props): ReactNode {
  const [hidden, toggle] = useHiddenSeries(id);
  const {max, ticks} = axis(Math.max(...series.flatMap(({values}) => values)));
  const x = (index: number) => percent(index, steps.labels.length - 1);
  const y = (value: number) => percent(max - value, max);
  return (
    <>
      <Legend names={series.map(({name}) => name)} hidden={hidden} onToggle={toggle} />
      <div role="img" aria-label={label}>
        <div className={styles.unit}>{unit}</div>
        <div className={styles.chart}>
          <div className={styles.vertical}>
            {ticks.map((tick) => (
              <span key={tick} style={{top: y(tick)}}>
                {formatShort(tick)}
              </span>
            ))}
          </div>
          <svg className={styles.plot} aria-hidden="true">
            {ticks.map((tick) => (
              <line key={tick} className={styles.grid} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
            ))}
            {series.map(({name, values}, at) => (
              <g
                key={name}
                className={styles[`series${at + 1}`]}
                visibility={hidden.has(at) ? 'hidden' : undefined}
              >
                {values.slice(1).map((value, index) => (
                  <line
                    key={index}
                    x1={x(index)}
                    y1={y(values[index] ?? 0)}
                    x2={x(index + 1)}
                    y2={y(value)}
                  />
                ))}
                {values.map((value, index) => (
                  <Mark
                    key={index}
                    shape={at}
                    x={x(index)}
                    y={y(value)}
                    title={`${name}, ${steps.labels[index]}: ${value.toLocaleString('en-US')}`}
                  />
                ))}
              </g>
            ))}
          </svg>
          <div className={styles.horizontal}>
            {steps.labels.map((step, index) => (
              <span key={step} style={{left: x(index)}}>
                {step}
              </span>
            ))}
          </div>
        </div>
        <div className={styles.steps}>{steps.name}</div>
      </div>
    </>
  );
}
