// Wraps the original, whose link to itself is part of the heading's name: screen readers say the text twice.
import {Children, isValidElement, type ComponentProps, type ReactNode} from 'react';
import OriginalHeading from '@theme-original/Heading';

type Props = ComponentProps<typeof OriginalHeading>;

export default function Heading(props: Props): ReactNode {
  const hasLink = props.as !== 'h1' && props.id;
  return (
    <OriginalHeading {...(hasLink ? {'aria-label': textOf(props.children)} : {})} {...props} />
  );
}

/** The text that a node shows. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{children?: ReactNode}>(child) ? textOf(child.props.children) : String(child),
    )
    .join('');
}
