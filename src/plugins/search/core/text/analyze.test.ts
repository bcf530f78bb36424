import lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import {analyzeHeading, analyzeText} from './analyze';
import {isStopWord} from './stopWords';
import {splitWords, termsOf} from './words';

const wholes = (text: string) => splitWords(text).map((word) => word.whole);

describe('splitWords', () => {
  it('keeps identifiers whole and lists their parts', () => {
    expect(splitWords('call std::array::len')).toEqual([
      {whole: 'call', parts: [], start: 0, end: 4},
      {whole: 'std::array::len', parts: ['std', 'array', 'len'], start: 5, end: 20},
    ]);
  });

  it.each([
    ['kafka_consumer', ['kafka', 'consumer']],
    ['$kafka.key', ['kafka', 'key']],
    ['textual-length-prefix', ['textual', 'length', 'prefix']],
    ['maxRetryCount', ['max', 'retry', 'count']],
    ['$event', ['event']],
    ['0.12.4', []],
    ['sse4_2', ['sse4']],
  ])('%s has the parts %j', (text, parts) => {
    expect(splitWords(text)[0]?.parts).toEqual(parts);
  });

  it('knows the operator signs of the languages', () => {
    expect(wholes('a |> b ~= c => d %{ e } >>> f')).toEqual([
      'a',
      '|>',
      'b',
      '~=',
      'c',
      '=>',
      'd',
      '%{',
      'e',
      '>>>',
      'f',
    ]);
  });

  it('removes the full stop of a sentence and the s of a possessive', () => {
    expect(wholes("Tremor's end. Next")).toEqual(['tremor', 'end', 'next']);
  });

  it('finds no words in an empty text', () => {
    expect(splitWords(' \n ,;')).toEqual([]);
  });
});

describe('termsOf', () => {
  const terms = (text: string) => splitWords(text).flatMap(termsOf);

  it('adds the tails of a qualified name', () => {
    expect(terms('std::array::len')).toEqual([
      'std::array::len',
      'array::len',
      'std',
      'array',
      'len',
    ]);
  });

  it('splits paths without keeping them whole', () => {
    expect(terms('/etc/tremor/logger.yaml')).toEqual(['etc', 'tremor', 'logger', 'yaml']);
  });

  it('drops terms that readers do not type', () => {
    expect(terms(`${'x'.repeat(49)} 1234567 12345`)).toEqual(['12345']);
  });
});

describe('analysis', () => {
  it('stems texts and drops their stop words', () => {
    expect(analyzeText('the operators of a pipeline')).toEqual(['oper', 'pipelin']);
  });

  it('keeps words, stems and stop words of headings', () => {
    expect(analyzeHeading('Where operators')).toEqual(['where', 'operators', 'oper']);
  });

  it('has the stop words that lunr has', () => {
    const isKept = (word: string) =>
      (lunr.stopWordFilter as (token: lunr.Token) => unknown)(new lunr.Token(word, {})) !==
      undefined;
    for (const word of ['the', 'where', 'twas', 'your', 'kafka', 'connector', 'use', 'constructor'])
      expect([word, isStopWord(word)]).toEqual([word, !isKept(word)]);
  });
});
