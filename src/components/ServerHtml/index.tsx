import {
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

export interface ServerHtmlProps {
  /** The element that the child renders. */
  readonly as: 'div' | 'figure' | 'span';
  /** One element, without behavior of its own in the browser. */
  readonly children: ReactElement;
}

/**
 * Whether React hydrates the first page. `useIsBrowser` says the same, and has each block on the page
 * rendered again when the page has hydrated.
 */
const isHydrating = (): boolean =>
  ExecutionEnvironment.canUseDOM && document.documentElement.dataset.hasHydrated !== 'true';

// One object: React writes `innerHTML` for each new one.
const KEPT = {__html: ''};

/**
 * Keeps what the server rendered: while React hydrates the first page it neither calls the
 * components below nor looks at their elements, which on a page with a hundred code blocks is most
 * of its work. On pages that the browser renders itself the child is rendered as ever.
 *
 * What is pressed in there is answered by listeners of the document, not by components.
 */
export default function ServerHtml({as: Element, children}: ServerHtmlProps): ReactNode {
  const [isKept, setKept] = useState(isHydrating);
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // No HTML came from the server: `npm start`, or React gave up a hydration.
    if (element.current && !element.current.hasChildNodes()) setKept(false);
  }, []);
  if (!isKept) return children;
  return (
    <Element ref={element as Ref<never>} dangerouslySetInnerHTML={KEPT} suppressHydrationWarning />
  );
}
