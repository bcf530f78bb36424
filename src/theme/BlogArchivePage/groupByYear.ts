/** The data of a post that an index by year needs; `date` is ISO 8601. */
type Dated = {readonly metadata: {readonly date: string}};

/** The posts of one year. */
type Year<Post extends Dated> = {readonly year: string; readonly posts: readonly Post[]};

/** Groups posts by the year of their date: newest year first, and newest post first in each. */
export function groupByYear<Post extends Dated>(posts: readonly Post[]): readonly Year<Post>[] {
  const newestFirst = posts.toSorted((a, b) => b.metadata.date.localeCompare(a.metadata.date));
  const years = new Map<string, Post[]>();
  for (const post of newestFirst) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return Array.from(years, ([year, ofYear]) => ({year, posts: ofYear}));
}
