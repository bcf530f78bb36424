import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import railroad from '@railroad';

// Written by src/plugins/grammar/remark/grammar.ts below the text of a rule.

export interface RailroadProps {
  /** The rule in EBNF. */
  readonly source: string;
}

/** The diagram of a rule: it comes with the page, or is drawn after a client-side navigation. */
export default function Railroad({source}: RailroadProps): ReactNode {
  const isBrowser = useIsBrowser();
  const element = useRef<HTMLDivElement>(null);
  // Empty while React hydrates: it keeps the server's HTML then. The object is kept in the state,
  // since React writes `innerHTML` again for each new one.
  const [html, setHtml] = useState(() => ({
    __html: railroad.drawNow(source) ?? '',
  }));

  useLayoutEffect(() => {
    const isThere = html.__html !== '' || (!isBrowser && element.current?.hasChildNodes());
    if (isThere) return undefined;
    let isMounted = true;
    railroad.load().then(
      () => isMounted && setHtml({__html: railroad.drawNow(source) ?? ''}),
      // Offline, or a new version of the site was published: the rule's text stands above.
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
