import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import railroad from '@railroad';

export interface RailroadProps {
  /** The rule in EBNF. */
  readonly source: string;
}

/**
 * The diagram of a grammar rule, which src/plugins/grammar/remark/grammar.ts puts below its text. The server
 * renders it, or the browser draws it after a client-side navigation.
 */
export default function Railroad({source}: RailroadProps): ReactNode {
  const isBrowser = useIsBrowser();
  const element = useRef<HTMLDivElement>(null);
  // Empty during hydration, so that React keeps the server's HTML. The object is in the state because
  // React would write `innerHTML` again for a new one.
  const [html, setHtml] = useState(() => ({
    __html: railroad.drawNow(source) ?? '',
  }));

  useLayoutEffect(() => {
    const isDrawn = html.__html !== '' || (!isBrowser && element.current?.hasChildNodes());
    if (isDrawn) return undefined;
    let isMounted = true;
    railroad.load().then(
      () => isMounted && setHtml({__html: railroad.drawNow(source) ?? ''}),
      // Offline, or a new version of the site was published: the rule's text above is enough.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per rule: pages do not change it
  }, []);

  return (
    <div
      ref={element}
      className="railroad"
      dangerouslySetInnerHTML={html}
      suppressHydrationWarning
    />
  );
}
