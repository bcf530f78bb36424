import type {Segment} from './marks';
import type {PresentedHit} from './answer';

/**
 * Folds what a second version of the same docs has under the hit of the first, where both would
 * read the same in the list; where they differ, both stay.
 *
 * @param hits in the order of their scores, each made when it is needed
 */
export function foldVersions(hits: readonly (() => PresentedHit)[], limit: number): PresentedHit[] {
  const shown: PresentedHit[] = [];
  const places = new Map<string, number>();
  for (const make of hits) {
    const hit = make();
    const key = readingOf(hit);
    const place = places.get(key);
    const first = place === undefined ? undefined : shown[place];
    if (place !== undefined && first && isOtherVersion(first, hit)) {
      shown[place] = {...first, alsoIn: [...(first.alsoIn ?? []), hit.tag]};
      continue;
    }
    if (shown.length === limit) break;
    if (!places.has(key)) places.set(key, shown.length);
    shown.push(hit);
  }
  return shown;
}

/** What a reader sees of a hit, and where it is, without the piece of the path that is the version. */
function readingOf({document, heading, excerpt}: PresentedHit): string {
  const [path = '', anchor = ''] = document.sectionRoute.split('#', 2);
  const end = path.split('/').slice(-1).join('/');
  return [document.pageTitle, end, anchor, textOf(heading), textOf(excerpt)].join('\n');
}

function textOf(segments: readonly Segment[]): string {
  return segments.map(({text}) => text).join('');
}

function isOtherVersion(one: PresentedHit, other: PresentedHit): boolean {
  if (one.tag === other.tag || one.document.type !== 'docs') return false;
  const pieces = [one, other].map(({document}) => document.sectionRoute.split('/'));
  const [first = [], second = []] = pieces;
  return (
    first.length === second.length &&
    first.filter((piece, place) => piece !== second[place]).length === 1
  );
}
