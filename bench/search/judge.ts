import path from 'node:path';
import {readJudged, type JudgedQuery} from '../../testing/fixtures/search/judged';
import {pageOf} from './questions';
import {quality} from './score';
import {searchOfVersion, type SiteSearch} from '../../testing/siteSearch';

/** A query with the place of the first right page, 0 if it is not among the hits. */
export type Judged = {
  readonly row: JudgedQuery;
  readonly place: number;
  readonly hits: readonly string[];
};

/** Sends every query to the search of the version that it was written for. */
export async function judge(rows: readonly JudgedQuery[], build: string): Promise<Judged[]> {
  const searches = new Map<string, SiteSearch>();
  const judged: Judged[] = [];
  for (const row of rows) {
    const search = searches.get(row.version) ?? searchOfVersion(build, row.version);
    searches.set(row.version, search);
    const hits = await search(row.query);
    judged.push({row, place: hits.findIndex((hit) => isRight(row, hit)) + 1, hits});
  }
  return judged;
}

function isRight({pages}: JudgedQuery, hit: string): boolean {
  return pages.includes(pageOf(hit));
}

/** The shares of right answers, in total and by kind, then each miss with the page that came first. */
export function reportJudged(judged: readonly Judged[]): string {
  const kinds = [...new Set(judged.map(({row}) => row.kind))];
  const line = (name: string, some: readonly Judged[]) => {
    const {count, successAt1, successAt5} = quality(some.map(({place}) => place));
    const shares = `success@1 ${successAt1.toFixed(3)}, success@5 ${successAt5.toFixed(3)}`;
    return `${name} (${count}): ${shares}`;
  };
  const missed = judged.filter(({place}) => place !== 1);
  return [
    line('all', judged),
    ...kinds.map((kind) =>
      line(
        kind,
        judged.filter(({row}) => row.kind === kind),
      ),
    ),
    'Not first:',
    ...missed.map(
      ({row, place, hits}) =>
        `  ${row.version} ${row.kind} "${row.query}": place ${place || 'none'}, ` +
        `first ${hits[0] ?? 'nothing'}, expected ${row.pages.join(' or ')}`,
    ),
  ].join('\n');
}

/** Judges a build by files of queries, and prints the result of each and of all together. */
export async function judgeFiles(files: readonly string[], build: string): Promise<void> {
  const all: Judged[] = [];
  for (const file of files) {
    const judged = await judge(readJudged(file), build);
    console.log(`${path.basename(file)}\n${reportJudged(judged)}`);
    all.push(...judged);
  }
  const {count, successAt1, successAt5} = quality(all.map(({place}) => place));
  const [first, firstFive] = [successAt1, successAt5].map((share) => (100 * share).toFixed(2));
  console.log(`All ${count} queries: success@1 ${first} %, success@5 ${firstFive} %`);
}
