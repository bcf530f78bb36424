import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

/** The path of a page's Markdown. Front pages of docs end in a slash here, but not in the site's addresses. */
export function twinPath(page: string): string {
  return `${page.replace(/\/$/, '')}.md`;
}

/** Names the Markdown of a page in its head. */
export default function TwinLink({page}: {readonly page: string}): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={twinPath(page)} />
    </Head>
  );
}
