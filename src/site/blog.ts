import type {Options} from '@docusaurus/plugin-content-blog';
import {editUrl} from './links';
import {hasPageDates} from './pageDates';

const description = 'Releases, case studies and stories from the Tremor project';

/** Options of the blog at /blog. */
export const blog: Options = {
  path: 'blog',
  routeBasePath: 'blog',
  blogTitle: 'Blog',
  blogDescription: description,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 10,
  // RSS, Atom, and JSON, each with every post: a reader can catch up from the first one.
  feedOptions: {type: 'all', title: 'Tremor blog', description, limit: false},
  editUrl,
  showLastUpdateTime: hasPageDates(process.cwd()),
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
};
