import type {ReactNode} from 'react';

/**
 * The browser's side of `server.tsx`: keeps the server's style elements through hydration, because
 * React leaves the content of such an element alone and does not report the difference.
 */
export function ServerStyles(): ReactNode {
  return (
    <div
      className="redocusaurus-styles"
      dangerouslySetInnerHTML={{__html: ''}}
      suppressHydrationWarning
    />
  );
}
