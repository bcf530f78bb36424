import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LatestPost} from '../model';

/**
 * The newest posts of a blog, newest first; unlisted ones are left out.
 *
 * @param count how many at most
 */
export function latestPosts({blogPosts}: BlogContent, count: number): LatestPost[] {
  return blogPosts
    .map(({metadata}) => metadata)
    .filter(({unlisted}) => !unlisted)
    .sort((a, b) => b.date.getTime() - a.date.getTime())
    .slice(0, count)
    .map(({title, permalink, description, date}) => ({
      ...{title, permalink, description},
      date: date.toISOString(),
    }));
}
