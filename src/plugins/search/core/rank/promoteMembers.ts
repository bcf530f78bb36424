import {MEMBERS, type NameKind} from './rank';

type Hit = {readonly tag: string; readonly score: number; readonly kind?: NameKind};

/**
 * Moves functions and constants whose name is the query to the first places: a reader who types
 * `count` usually means the function, but the word occurs on half of the pages. A page with that
 * title stays before them. A promoted hit gets the score of the hit that it passes.
 *
 * @param hits in the order of their scores
 */
export function promoteMembers<Found extends Hit>(hits: readonly Found[]): Found[] {
  // The hits of the reader's own version come first; members of other versions would repeat them.
  const tag = hits.find(({kind}) => kind === 'member')?.tag;
  if (tag === undefined) return [...hits];
  const members = hits.filter((hit) => hit.kind === 'member' && hit.tag === tag).slice(0, MEMBERS);
  const before = Math.max(hits[0]?.kind === 'page' ? 1 : 0, MEMBERS - members.length);
  const others = hits.filter((hit) => !members.includes(hit));
  const last = others[before];
  const isBefore = (hit: Found) =>
    last === undefined || hits.indexOf(hit) < hits.indexOf(last) || members.includes(hit);
  const ordered = [...hits.filter(isBefore), ...hits.filter((hit) => !isBefore(hit))];
  let least = -Infinity;
  return ordered
    .reverse()
    .map((hit) => ({...hit, score: (least = Math.max(least, hit.score))}))
    .reverse();
}
