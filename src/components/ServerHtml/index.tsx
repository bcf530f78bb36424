import {
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

export interface ServerHtmlProps {
  /** The element that the child renders. */
  readonly as: 'div' | 'figure' | 'span';
  /** One element that needs no event handlers or effects in the browser. */
  readonly children: ReactElement;
}

/**
 * Whether React is hydrating the first page. `useIsBrowser` would tell too, but renders each block again
 * when the page is hydrated.
 */
const isHydrating = (): boolean =>
  ExecutionEnvironment.canUseDOM &&
  !siteConfig.customFields?.hydrateBlocks &&
  document.documentElement.dataset.hasHydrated !== 'true';

// One object, because React writes `innerHTML` again for each new one.
const EMPTY = {__html: ''};

/**
 * Keeps the server's HTML: while React hydrates the first page, it neither calls the components below
 * nor compares their elements, which is most of its work on a page with a hundred code blocks. On pages
 * that the browser renders itself, the child is rendered as usual.
 *
 * Listeners of the document, not components, answer clicks inside.
 */
export default function ServerHtml({as: Element, children}: ServerHtmlProps): ReactNode {
  const [keepsHtml, setKeepsHtml] = useState(isHydrating);
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // In `npm start` and after a failed hydration, the page has no HTML from the server.
    if (element.current && !element.current.hasChildNodes()) setKeepsHtml(false);
  }, []);
  if (!keepsHtml) return children;
  return (
    <Element ref={element as Ref<never>} dangerouslySetInnerHTML={EMPTY} suppressHydrationWarning />
  );
}
