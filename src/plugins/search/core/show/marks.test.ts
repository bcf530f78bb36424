import {describe, expect, it} from 'vitest';
import {excerpt} from './excerpt';
import {findMarks, toSegments} from './marks';

/** The text with brackets around its marks. */
const marked = (text: string, ...terms: string[]) =>
  toSegments(text, findMarks(text, terms))
    .map((segment) => (segment.marked ? `[${segment.text}]` : segment.text))
    .join('');

describe('findMarks', () => {
  it.each([
    ['Operators operate', ['operator'], '[Operators] [operate]'],
    ['operating', ['opera'], '[opera]ting'],
    ['call std::array::len(x)', ['array::len'], 'call [std::array::len](x)'],
    ['kafka_consumer', ['consumer'], 'kafka_[consumer]'],
    ['kafka_producer', ['kafka', 'producer'], '[kafka]_[producer]'],
    ['$kafka_producer', ['kafka', 'producer'], '$[kafka]_[producer]'],
    ['kafka_producer', ['kafka_pro', 'kafka', 'pro'], '[kafka_pro]ducer'],
    ['kafka_producer', ['kafka_producer', 'kafka', 'producer'], '[kafka_producer]'],
    ['KafkaConsumer', ['consumer'], 'Kafka[Consumer]'],
    ['$kafka.key', ['key'], '$kafka.[key]'],
    ['a |> b', ['|>'], 'a [|>] b'],
    ['<b>kafka</b>', ['kafka'], '<b>[kafka]</b>'],
    ['nothing here', ['kafka'], 'nothing here'],
    ['anything', [], 'anything'],
  ])('%s, %j -> %s', (text, terms, expected) => {
    expect(marked(text, ...terms)).toBe(expected);
  });
});

describe('excerpt', () => {
  const words = (count: number) => Array.from({length: count}, (_, n) => `word${n}`).join(' ');
  const text = (segments: ReturnType<typeof excerpt>) => segments.map((part) => part.text).join('');

  it('shows a short text whole', () => {
    expect(excerpt('reads from kafka topics', ['kafka'])).toEqual([
      {text: 'reads from ', marked: false},
      {text: 'kafka', marked: true},
      {text: ' topics', marked: false},
    ]);
  });

  it('chooses the part with the most different terms', () => {
    const long = `kafka kafka ${words(60)} kafka topics ${words(60)}`;
    const shown = text(excerpt(long, ['kafka', 'topics']));
    expect(shown).toMatch(/^….*kafka topics.*…$/);
    expect(shown.length).toBeLessThan(200);
  });

  it('cuts between words', () => {
    const long = `${words(40)} kafka ${words(40)}`;
    for (const word of text(excerpt(long, ['kafka']))
      .replaceAll('…', '')
      .trim()
      .split(' '))
      expect(` ${long} `).toContain(` ${word} `);
  });

  it('starts at the beginning if nothing matches', () => {
    expect(text(excerpt(words(60), ['kafka']))).toMatch(/^word0 .*…$/);
    expect(excerpt('', ['kafka'])).toEqual([]);
  });
});
