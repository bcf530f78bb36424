import type {ReactNode} from 'react';

/**
 * The client's side of `server.tsx`: keeps the server's style elements through hydration. React
 * leaves the content of such an element alone, and says nothing about the difference.
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
