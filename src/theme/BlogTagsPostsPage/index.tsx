// Wraps the posts with one tag. Added: a description, and a separate title for each further page.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/BlogTagsPostsPage';
import Original from '@theme-original/BlogTagsPostsPage';

export default function BlogTagsPostsPage(props: Props): ReactNode {
  const {listMetadata, tag} = props;
  const {page} = listMetadata;
  const tagTitle = useBlogTagsPostsPageTitle(tag);
  const title = page > 1 ? `${tagTitle}, page ${page}` : tagTitle;
  const about = tag.description ?? `Posts of the blog on ${tag.label}`;
  return (
    <>
      <Original {...props} />
      <PageMetadata title={title} description={page > 1 ? `${about}, page ${page}` : about} />
    </>
  );
}
