import {useRef, useState, type ReactNode} from 'react';
import type {SampleContent, SampleProps} from './props';
import styles from './styles.module.css';

export {SampleColumn, SampleColumns, SamplePart} from './parts';

// Written by src/plugins/samples/remark/samples.ts around the blocks of a code sample. Every page
// has this file in its scripts: what a sample does once it is pressed is loaded with the press
// (src/plugins/live).

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
