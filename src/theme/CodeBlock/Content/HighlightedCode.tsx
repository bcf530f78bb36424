import clsx from 'clsx';
import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import highlighter from '@code-highlighter';
import {codeHtml, type LineLook} from '@site/src/plugins/highlight/core/codeHtml';
import {plainLines} from '@site/src/plugins/highlight/core/highlighter';

export type Props = {
  readonly block: LineLook & {readonly code: string; readonly language: string};
};

/** The `<code>` of a block: its tokens come from the server, or from the highlighter when loaded. */
export default function HighlightedCode({block}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const element = useRef<HTMLElement>(null);
  // The object is kept in the state: React writes `innerHTML` again for each new one.
  const [html, setHtml] = useState(() => ({__html: firstHtml(block, isBrowser)}));

  useLayoutEffect(() => {
    const fromServer = html.__html === '' && element.current?.hasChildNodes();
    if (fromServer || highlighter.tokenizeNow(block.code, block.language)) return undefined;
    // No HTML came from the server: `npm start`, or React gave up a hydration.
    if (html.__html === '') setHtml({__html: plainHtml(block)});
    let mounted = true;
    highlighter.load().then(
      () => mounted && setHtml({__html: firstHtml(block, true)}),
      // Offline, or a new version of the site was published: the code stays readable.
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

/**
 * What the first render shows: tokens on the server and once the highlighter is loaded, plain text
 * before. While React hydrates it is empty: React keeps the server's HTML then.
 */
function firstHtml(block: Props['block'], isBrowser: boolean): string {
  const lines = highlighter.tokenizeNow(block.code, block.language);
  if (lines) return codeHtml(lines, block);
  return isBrowser ? plainHtml(block) : '';
}

function plainHtml(block: Props['block']): string {
  return codeHtml(plainLines(block.code), block);
}
