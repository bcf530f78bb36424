import {useEffect, useState, type ReactNode} from 'react';
import {readTags, type Tag} from './headTags';
import {writeHead} from './writeHead';

type Props = {readonly children?: ReactNode};

/** What mounted components ask for, by the order of their first rendering. */
const heads = new Map<number, readonly Tag[]>();
let rendered = 0;
let frame = 0;

/** Several changes of one commit are written together, before the next picture. */
function update(order: number, tags: readonly Tag[] | undefined): void {
  if (tags) heads.set(order, tags);
  else heads.delete(order);
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const ordered = [...heads].sort(([a], [b]) => a - b);
    writeHead(ordered.map(([, asked]) => asked));
  });
}

/**
 * Puts its children into the document's head while it is mounted. Takes children only, as
 * `@docusaurus/Head` uses it.
 */
export function Helmet({children}: Props): null {
  // Effects run from the inside out, rendering from the outside in: inner components must win.
  const [order] = useState(() => rendered++);
  const tags = readTags(children);
  useEffect(() => update(order, tags));
  useEffect(() => () => update(order, undefined), [order]);
  return null;
}

/** The library needs a provider for its server; a browser has one document. */
export function HelmetProvider({children}: Props): ReactNode {
  return children;
}
