// Replaces the screen for an error outside of a page's content, for example in the navbar. Changed: it is
// the crash screen of pages, with a link to the front page. Navbar and footer are left out, because one
// of them has probably failed.
import type {ComponentProps, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import type Original from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';

export default function Error(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <>
      <Head>
        <title>This page crashed</title>
      </Head>
      <div className="container margin-top--lg">
        <Link to="/" target="_self">
          Tremor
        </Link>
      </div>
      <ErrorPageContent {...props} />
    </>
  );
}
