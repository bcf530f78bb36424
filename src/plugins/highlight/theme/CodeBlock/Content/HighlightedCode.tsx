import clsx from 'clsx';
import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import highlighter from '@code-highlighter';
import type {CodeBlock} from '@site/src/plugins/highlight/core/highlighter';

export type Props = {
  readonly block: CodeBlock;
};

/** The `<code>` of a block: its tokens come from the server, or from the highlighter once that is loaded. */
export default function HighlightedCode({block}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const element = useRef<HTMLElement>(null);
  // The state keeps the object, because React writes `innerHTML` again for each new one.
  const [html, setHtml] = useState(() => firstHtml(block, isBrowser));

  useLayoutEffect(() => {
    const fromServer = html.__html === '' && element.current?.hasChildNodes();
    if (fromServer || html.isHighlighted) return undefined;
    // There is no HTML from the server in `npm start`, or after a failed hydration.
    if (html.__html === '') setHtml(plainHtml(block.code));
    let mounted = true;
    highlighter.load().then(
      () => mounted && setHtml(firstHtml(block, true)),
      // The reader is offline, or a new version of the site was published: the code stays readable.
      () => undefined,
    );
    return () => {
      mounted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per block; its key is its code
  }, []);

  return (
    <code
      ref={element}
      className={clsx('code-lines', block.lineNumbersStart !== undefined && 'code-lines--numbered')}
      dangerouslySetInnerHTML={html}
      suppressHydrationWarning
    />
  );
}

type Html = {readonly __html: string; readonly isHighlighted: boolean};

/**
 * The HTML of the first render: tokens if the highlighter is loaded, as on the server, otherwise plain
 * text. It is empty while React hydrates, so that React keeps the server's HTML.
 */
function firstHtml(block: CodeBlock, isBrowser: boolean): Html {
  const html = highlighter.htmlNow(block);
  if (html !== undefined) return {__html: html, isHighlighted: true};
  return isBrowser ? plainHtml(block.code) : {__html: '', isHighlighted: false};
}

function plainHtml(code: string): Html {
  const text = code.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return {__html: `<span class="code-line">${text}</span>`, isHighlighted: false};
}
