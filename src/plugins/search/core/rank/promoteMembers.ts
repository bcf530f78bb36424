import type {PresentedHit} from '../show/answer';
import {MEMBERS} from './rank';

/**
 * Puts the functions and constants that are called what the query says among the first hits: who
 * types `count` mostly means the one of the library, and half of the site has the word. A page that
 * is called so stays before them. What is moved up gets the score of what it passes.
 *
 * @param hits in the order of their scores
 */
export function keepMembers(hits: readonly PresentedHit[]): PresentedHit[] {
  // Those of the reader's own version come first, and are enough.
  const tag = hits.find(({kind}) => kind === 'member')?.tag;
  if (tag === undefined) return [...hits];
  const members = hits.filter((hit) => hit.kind === 'member' && hit.tag === tag).slice(0, MEMBERS);
  const before = Math.max(hits[0]?.kind === 'page' ? 1 : 0, MEMBERS - members.length);
  const others = hits.filter((hit) => !members.includes(hit));
  const last = others[before];
  const isBefore = (hit: PresentedHit) =>
    last === undefined || hits.indexOf(hit) < hits.indexOf(last) || members.includes(hit);
  const ordered = [...hits.filter(isBefore), ...hits.filter((hit) => !isBefore(hit))];
  let least = -Infinity;
  return ordered
    .reverse()
    .map((hit) => ({...hit, score: (least = Math.max(least, hit.score))}))
    .reverse();
}
