import {describe, expect, it} from 'vitest';
import type {SearchDocument} from '../../src/plugins/search/core/index/model';
import {knownItems, pageOf} from './questions';
import {percentile} from '../percentile';
import {placeOf, quality} from './score';

const question = {kind: 'table', query: 'q', pages: ['/a', '/b']};

describe('placeOf', () => {
  it('finds the first right page in any section', () => {
    expect(placeOf(question, ['/x', '/b#part', '/a'])).toBe(2);
    expect(placeOf(question, ['/x', '/a/'])).toBe(2);
    expect(placeOf(question, ['/x'])).toBe(0);
  });
});

describe('quality', () => {
  it('counts first places, first five places and reciprocal ranks', () => {
    expect(quality([1, 2, 6, 0])).toEqual({
      count: 4,
      successAt1: 0.25,
      successAt5: 0.5,
      reciprocalRank: (1 + 1 / 2 + 1 / 6) / 4,
    });
  });
});

describe('percentile', () => {
  it('is a measured value', () => {
    expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
    expect(percentile([5, 1, 4, 2, 3], 0.95)).toBe(5);
  });
});

describe('knownItems', () => {
  const documents = ['Kafka connector', 'Size windows', 'Time windows', 'See also'].map(
    (sectionTitle, id) =>
      ({
        id,
        sectionTitle,
        sectionRoute: `/page${id}#part`,
        content: `zebra${'abcd'[id]} giraffe${'abcd'[id]} common words here`,
      }) as SearchDocument,
  );
  const twice = [...documents, {...documents[3]!, sectionRoute: '/other'}];

  it('asks only for text that one page has, the same in every run', () => {
    const questions = knownItems(twice);
    expect(questions).toEqual(knownItems(twice));
    expect(questions.some(({query}) => query === 'See also')).toBe(false);
    const kinds = new Set(questions.map(({kind}) => kind));
    expect([...kinds]).toEqual(['heading', 'beginning', 'mistake', 'rare words']);
  });

  it('names the page', () => {
    expect(pageOf('/docs/a#b')).toBe('/docs/a');
    expect(pageOf('/')).toBe('/');
  });
});
