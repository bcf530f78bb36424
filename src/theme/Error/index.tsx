// Replaces the framework's last resort, for an error outside of a page's content, as in the navbar.
// Changed: it is the crash screen that pages have, with a way home. Navbar and footer are left out:
// one of them is likely to have failed.
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
