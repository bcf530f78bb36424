import type {Options} from '@docusaurus/plugin-content-blog';
import {editUrl} from './links';
import {hasPageDates} from './pageDates';

/** Options of the blog at /blog. */
export const blog: Options = {
  path: 'blog',
  routeBasePath: 'blog',
  blogTitle: 'Blog',
  blogDescription: 'Releases, case studies and stories from the Tremor project',
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 10,
  editUrl,
  showLastUpdateTime: hasPageDates(process.cwd()),
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
};
