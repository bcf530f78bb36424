declare module '@theme/PageMarkdown' {
  import type {ReactNode} from 'react';

  /** The button that copies a page as Markdown. */
  export default function PageMarkdown(props: {readonly path: string}): ReactNode;
}
