// Replaces the theme's code block. The original remounts after hydration, because its colours are
// inline styles of the active theme; here they come from CSS, and a remount would throw away the
// tokens that the server rendered.
import {isValidElement, Children, type ReactNode} from 'react';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type {Props} from '@theme/CodeBlock';

export default function CodeBlock({children, ...props}: Props): ReactNode {
  const text = asText(children);
  return text === undefined ? (
    <ElementContent {...props}>{children}</ElementContent>
  ) : (
    <StringContent {...props}>{text}</StringContent>
  );
}

/** The children as one string, or `undefined` where there are elements among them. */
function asText(children: ReactNode): string | undefined {
  const parts = Children.toArray(children);
  return parts.some((part) => isValidElement(part)) ? undefined : parts.join('');
}
