import type {CreateFeedItemsFn, Options} from '@docusaurus/plugin-content-blog';
import {editUrl} from './links';
import {hasPageDates} from './pageDates';

const description = 'Releases, case studies and stories from the Tremor project';

/**
 * RSS accepts only mail addresses as authors, but the package `feed` 5, of Docusaurus 4, writes names.
 * An extension called `author` takes their place in RSS and JSON: this one is an empty list in RSS,
 * and the same author as before in JSON.
 */
const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...posts}) => {
  const items = await defaultCreateFeedItems(posts);
  return items.map((item) => {
    const [author] = item.author ?? [];
    const toJSON = () => author && {name: author.name, url: author.link};
    const objects = Object.assign<unknown[], Record<string, unknown>>([], {toJSON});
    return {...item, extensions: [{name: 'author', objects}]};
  });
};

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
  feedOptions: {type: 'all', title: 'Tremor blog', description, limit: false, createFeedItems},
  editUrl,
  showLastUpdateTime: hasPageDates(process.cwd()),
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
};
