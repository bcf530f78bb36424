import {useEffect, useRef, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import type {PanelData, PanelLine, PanelPart} from '../core/panel';
import type {Words} from '../core/sections';
import styles from './panel.module.css';

/** Shows what changed on a page in a dialog. If its data cannot be loaded, the link is followed. */
export async function open(link: HTMLAnchorElement): Promise<void> {
  // The second click of a double click.
  if (link.ariaBusy) return;
  link.ariaBusy = 'true';
  // The link ends in `/docs/VERSION/operations/changes#KEY`, and the data is at `/docs/VERSION/KEY`.
  const {href, hash} = link;
  const version = href.slice(0, -hash.length).replace(/[^/]*\/[^/]*$/, '');
  const answer = await fetch(`${version}${hash.slice(1)}.changes.json`).catch(() => undefined);
  if (!answer?.ok) return window.location.assign(href);
  const data = (await answer.json()) as PanelData;
  const base = new URL(version).pathname.replace(/docs\/[^/]+\/$/, '');
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => {
    root.unmount();
    host.remove();
    link.ariaBusy = null;
    link.focus({preventScroll: true});
  };
  root.render(<Panel data={data} base={base} all={href} onClose={close} />);
}

interface PanelProps {
  readonly data: PanelData;
  readonly base: string;
  /** The address of the list of all changes. */
  readonly all: string;
  readonly onClose: () => void;
}

function Panel({data, base, all, onClose}: PanelProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const {before, after, parts, sections} = data;
  const close = () => dialog.current?.close();
  const places = (anchors: Anchors, paths: Paths = {before: before.path, after: after.path}) => (
    <span className={styles.places}>
      {(['before', 'after'] as const).map((side) => {
        const {label} = data[side];
        const [path, anchor] = [paths[side], anchors[side]];
        if (path === undefined || anchor === undefined) return null;
        return (
          <a key={label} href={`${base}${path}${anchor && `#${anchor}`}`} onClick={close}>
            {label}
          </a>
        );
      })}
    </span>
  );
  return (
    <dialog ref={dialog} className={styles.panel} aria-labelledby="changes-title" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="changes-title">
          What changed from {before.label} to {after.label}
        </h2>
        <button type="button" className="button button--sm button--secondary" onClick={close}>
          Close
        </button>
      </div>
      {parts.map(({title, lines, ...paths}, place) => (
        <section key={place}>
          <h3>
            <Text value={title} />
          </h3>
          <ul>
            {lines.map((line, index) => (
              <li key={index}>
                <Text value={line.text} /> {line.words && <Marked words={line.words} />}{' '}
                {places(line, paths)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {sections.map(({change, id, title, blocks}) => (
        <section key={`${change} ${id}`}>
          <h3>
            <Text value={title || 'Introduction'} />
            {change !== 'changed' && `: ${change}`}{' '}
            {places({
              ...(change === 'new' ? {} : {before: id}),
              ...(change === 'gone' ? {} : {after: id}),
            })}
          </h3>
          {blocks.map((words, index) => (
            <p key={index} className={isCode(words) ? styles.code : undefined}>
              <Marked words={words} />
            </p>
          ))}
        </section>
      ))}
      <p>
        {data.shortened && 'Some sections are too long to be shown here. '}
        <a href={all}>
          All changes from {before.label} to {after.label}
        </a>
      </p>
    </dialog>
  );
}

/** Code has several lines, prose has one. */
function isCode(words: Words): boolean {
  return words.some(([, text]) => text.includes('\n'));
}

type Paths = Pick<PanelPart, 'before' | 'after'>;
type Anchors = Pick<PanelLine, 'before' | 'after'>;

/** Text in which backquotes mark code. */
function Text({value}: {readonly value: string}): ReactNode {
  return value
    .split('`')
    .map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece));
}

/** A text with its new and its former words. */
function Marked({words}: {readonly words: Words}): ReactNode {
  return words.map(([kind, text], index) => {
    if (kind === 1) return <ins key={index}>{text}</ins>;
    return kind === -1 ? <del key={index}>{text}</del> : text;
  });
}
