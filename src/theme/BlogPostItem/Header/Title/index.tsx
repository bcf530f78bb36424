// Wraps the title of a post. Added: the subtitle in its front matter, which names the subject if the title
// does not; a link to the post's Markdown in the head of its page.
import type {ComponentProps, ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import TwinLink from '../../../../components/TwinLink';
import Original from '@theme-original/BlogPostItem/Header/Title';

export default function BlogPostTitle(props: ComponentProps<typeof Original>): ReactNode {
  const {frontMatter, isBlogPostPage, metadata} = useBlogPost();
  const {subtitle} = frontMatter as {subtitle?: string};
  return (
    <>
      <Original {...props} />
      {isBlogPostPage && <TwinLink page={metadata.permalink} />}
      {/* Without a period, it would run into the first sentence in an excerpt of the search. */}
      {subtitle && (
        <p className="post-subtitle" data-search-ignore>
          {subtitle}
        </p>
      )}
    </>
  );
}
