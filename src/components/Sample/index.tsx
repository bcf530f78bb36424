import {useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

// Written by src/plugins/samples/remark/samples.ts around the blocks of a code sample. Every page has this file in
// its scripts: what a sample does once it is pressed is loaded with the press (src/plugins/live).

export interface SampleProps {
  readonly children: ReactNode;
  /** Which implementation saw the sample, for example "checked with tremor-script 0.12.4". */
  readonly note?: string;
  /** The version that runs it; absent where readers cannot. */
  readonly run?: string;
  /** The version that checks it, for what does not run in a page. */
  readonly check?: string;
  /** JSON of what the blocks do not show (`Given` of samples/model/live.ts). */
  readonly given?: string;
}

/** What a pressed sample shows: something else below its blocks, or in place of all. */
export type SampleContent = {readonly below?: ReactNode; readonly whole?: ReactNode};

/** A code sample: its blocks and, below them, by what it was checked and how to run it. */
export function Sample(props: SampleProps): ReactNode {
  const {children, note, run, check} = props;
  const figure = useRef<HTMLElement>(null);
  const [{below, whole}, show] = useState<SampleContent>({});
  const [state, setState] = useState('');
  const press = () => {
    setState(': loading');
    import('@site/src/plugins/live/theme/LiveSample').then(
      (live) => live.openSample(figure.current!, props, show),
      () => setState(': not loaded, try again'),
    );
  };
  return (
    <figure ref={figure} className={styles.sample}>
      {whole ?? children}
      {whole
        ? null
        : (below ??
          ((note ?? run ?? check) && (
            <figcaption className={styles.note} data-search-ignore="">
              {(run ?? check) && (
                <button type="button" className={styles.run} onClick={press}>
                  {(run ? 'Run' : 'Check') + state}
                </button>
              )}
              {note}
            </figcaption>
          )))}
    </figure>
  );
}

export interface SamplePartProps {
  readonly children: ReactNode;
  /** What the block is: Script, Event, Result. */
  readonly label?: string;
}

/** A block of a sample under its label. */
export function SamplePart({children, label}: SamplePartProps): ReactNode {
  return (
    <div className={styles.part}>
      {label && <div className={styles.label}>{label}</div>}
      {children}
    </div>
  );
}

export interface SampleColumnsProps {
  readonly children: ReactNode;
  /** How much room the lines need to stand side by side. */
  readonly fit: 'narrow' | 'wide' | 'full' | 'never';
}

/** What goes into a sample beside what comes out, where there is room. */
export function SampleColumns({children, fit}: SampleColumnsProps): ReactNode {
  return (
    <div className={styles.columns} data-fit={fit}>
      {children}
    </div>
  );
}

/** One side of a sample's columns. */
export function SampleColumn({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.column}>{children}</div>;
}
