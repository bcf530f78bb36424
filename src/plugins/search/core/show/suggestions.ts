import type {SearchDocument} from '../index/model';
import type {QueryPlan} from '../query/planQuery';
import type {SearchedIndex} from './answer';
import {editDistance} from '../query/spelling';

/** A page that is offered where nothing was found. */
export type OfferedPage = {readonly tag: string; readonly document: SearchDocument};

const MOST_NAMES = 3;
/** So many mistakes in a name: more than a query is mended by, since the reader chooses. */
const FARTHEST = 3;
const MIN_LENGTH = 3;

/** The pages whose names are nearest to a word of the query, nearest first. */
export function nearestPages(indexes: readonly SearchedIndex[], {units}: QueryPlan): OfferedPage[] {
  const words = units
    .filter(({optional}) => !optional)
    .map(({whole}) => whole.text)
    .filter((word) => word.length >= MIN_LENGTH);
  const near = indexes.flatMap(({tag, index}) =>
    openings(index.documents).flatMap((document) => {
      const names = document.title.toLowerCase().split(/[^\p{L}\p{N}]+/u);
      const distances = names.flatMap((name) =>
        words.map((word) =>
          editDistance(word, name, Math.min(FARTHEST, Math.floor(word.length / 2))),
        ),
      );
      const distance = Math.min(Infinity, ...distances);
      return distance === Infinity ? [] : [{tag, document, distance}];
    }),
  );
  return near
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST_NAMES)
    .map(({tag, document}) => ({tag, document}));
}

/** The pages at which the areas of the site begin: of each index the one with the shortest path. */
export function areaPages(indexes: readonly SearchedIndex[]): OfferedPage[] {
  return indexes.flatMap(({tag, index}) => {
    const [first, ...others] = openings(index.documents);
    if (!first) return [];
    const shortest = others.reduce(
      (best, one) => (one.sectionRoute.length < best.sectionRoute.length ? one : best),
      first,
    );
    return [{tag, document: shortest}];
  });
}

function openings(documents: readonly SearchDocument[]): SearchDocument[] {
  return documents.filter(({sectionRoute}) => !sectionRoute.includes('#'));
}
