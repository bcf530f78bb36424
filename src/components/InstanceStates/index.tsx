import type {ReactNode} from 'react';
import styles from './styles.module.css';

type State = {readonly name: string; readonly x: number; readonly y: number};

const WIDTH = 116;
const HEIGHT = 40;

const states = [
  {name: 'initializing', x: 8, y: 70},
  {name: 'running', x: 184, y: 70},
  {name: 'paused', x: 360, y: 70},
  {name: 'failed', x: 184, y: 8},
  {name: 'draining', x: 184, y: 150},
  {name: 'stopped', x: 360, y: 150},
] as const satisfies readonly State[];

/** Arrows between the boxes as SVG paths. A PATCH request asks for the ones with `byClient`. */
const arrows = [
  {path: 'M124 90H180', byClient: false},
  {path: 'M66 70V28H180', byClient: false},
  {path: 'M300 82H356', byClient: true},
  {path: 'M360 98H304', byClient: true},
  {path: 'M242 110V146', byClient: false},
  {path: 'M418 110V130H290V146', byClient: false},
  {path: 'M300 170H356', byClient: false},
] as const;

/**
 * The states of a flow or a connector, and the transitions between them. Put a table with the same
 * content below it: screen readers get only a label from this picture.
 */
export default function InstanceStates(): ReactNode {
  return (
    <figure className={styles.figure}>
      <svg
        viewBox="0 0 484 198"
        role="img"
        aria-label="The states of a flow and the moves between them, as listed in the table below"
      >
        <defs>
          <marker
            id="arrow"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8z" className={styles.tip} />
          </marker>
        </defs>
        {arrows.map(({path, byClient}) => (
          <path
            key={path}
            d={path}
            className={byClient ? styles.byClient : styles.byRuntime}
            markerEnd="url(#arrow)"
          />
        ))}
        {states.map(({name, x, y}) => (
          <g key={name}>
            <rect x={x} y={y} width={WIDTH} height={HEIGHT} rx="6" className={styles.state} />
            <text x={x + WIDTH / 2} y={y + HEIGHT / 2} className={styles.name}>
              {name}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        Solid blue: what a request can ask for. Dashed gray: what the runtime does by itself.
      </figcaption>
    </figure>
  );
}
