// Wraps the list of authors. Added: a description for search engines.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import Original from '@theme-original/Blog/Pages/BlogAuthorsListPage';

export default function BlogAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <Original {...props} />
      <PageMetadata description="The people who write the blog, with the number of their posts." />
    </>
  );
}
