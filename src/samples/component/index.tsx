import {useEffect, useEffectEvent, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import NotLoaded from '../../components/NotLoaded';
import ServerHtml from '../../components/ServerHtml';
import type {SampleContent, SampleProps} from './props';
import styles from './styles.module.css';

// Written by src/samples/remark/samples.ts around the blocks of a code sample. Every page
// has this file in its scripts; the code that runs samples (src/plugins/live) loads when a button is
// clicked.

/** A code sample: its blocks with a note below them. */
export function Sample(props: SampleProps): ReactNode {
  return (props.run ?? props.check) ? (
    <LiveSample {...props} />
  ) : (
    <ServerHtml as="figure">
      <figure className={styles.sample}>
        <Blocks {...props} />
        <Note text={props.note} />
      </figure>
    </ServerHtml>
  );
}

/** One column of a sample: inputs, script, or results. */
export function SampleSide({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.side}>{children}</div>;
}

/** A sample that readers can run with the button in the head of its script. */
function LiveSample(props: SampleProps): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const isOpening = useRef(false);
  const [{below, whole}, setContent] = useState<SampleContent>({});
  const show = (content: SampleContent) => {
    isOpening.current = content.isLoading ?? false;
    setContent(content);
  };
  const load = () => import('@site/src/plugins/live/theme/LiveSample');
  const press = ({target}: MouseEvent) => {
    if (isOpening.current || !(target as Element).closest('.code-run')) return;
    show({below: <Note text="Loading" isStatus />, isLoading: true});
    load().then(
      (live) => live.openSample(figure.current!, props, show),
      () => show({below: <Note text={<NotLoaded>Not loaded, try again</NotLoaded>} isStatus />}),
    );
  };
  const reopen = useEffectEvent(() => {
    // If it does not load, the button opens the edit.
    load().then(
      (live) => live.reopenSample(figure.current!, props, show),
      () => undefined,
    );
  });
  useEffect(() => {
    if (hasEdits()) reopen();
  }, []);
  return (
    // Handles clicks on the button, which is part of the server's HTML and has no listener.
    <figure ref={figure} className={styles.sample} onClick={press}>
      {whole ?? (
        <ServerHtml as="div">
          <Blocks {...props} />
        </ServerHtml>
      )}
      {whole ? null : (below ?? <Note text={props.note} />)}
    </figure>
  );
}

/** Whether this tab has edits of samples of this page (src/plugins/live/core/edits.ts). */
function hasEdits(): boolean {
  try {
    const edits = window.sessionStorage.getItem('sample-edits');
    return edits?.includes(`"${window.location.pathname} `) ?? false;
  } catch {
    return false;
  }
}

function Blocks({children, fit, split, pair}: SampleProps): ReactNode {
  return (
    <div className={styles.blocks} data-fit={fit} data-split={split} data-pair={pair}>
      {children}
    </div>
  );
}

function Note(props: {readonly text: ReactNode; readonly isStatus?: true}): ReactNode {
  const {text, isStatus} = props;
  return text === undefined ? null : (
    <figcaption className={styles.note} data-search-ignore="">
      {isStatus ? <span role="status">{text}</span> : text}
    </figcaption>
  );
}
