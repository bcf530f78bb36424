import {describe, expect, it} from 'vitest';
import {findCompounds, splitUnknown} from './compounds';
import {sampleIndex} from '../index/samplePages';
import {searchPlain} from '../show/search';
import {splitWords} from '../text/words';

const indexes = [sampleIndex()];
const found = (query: string) =>
  findCompounds(splitWords(query), [indexes[0]!.index]).map(({from, to}) => [from, to]);

describe('findCompounds', () => {
  it('finds names that headings write as one', () => {
    expect(found('elastic search')).toEqual([[0, 2]]);
    expect(found('the elastic search nodes')).toEqual([[1, 3]]);
    expect(found('std array len')).toEqual([[0, 3]]);
    expect(found('kafka elastic')).toEqual([]);
  });

  it.each(['kafka consumer', 'kafka-consumer', 'kafka.consumer', 'kafkaconsumer'])(
    '%s is kafka_consumer',
    (query) => {
      expect(searchPlain(indexes, query).hits[0]?.document.sectionRoute).toBe(
        '/docs/0.12/connectors/kafka#consumer',
      );
    },
  );
});

describe('splitUnknown', () => {
  it('cuts a word into two that are known', () => {
    const isWord = (piece: string) => ['dead', 'letter'].includes(piece);
    expect(splitUnknown('deadletter', isWord)).toEqual(['dead', 'letter']);
    expect(splitUnknown('deadline', isWord)).toBeUndefined();
  });
});
