// Wraps the list of tags. Added: a description for search engines.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogTagsListPage';
import Original from '@theme-original/BlogTagsListPage';

export default function BlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <Original {...props} />
      <PageMetadata description="All subjects of the blog, with the number of posts on each." />
    </>
  );
}
