import {describe, expect, test} from 'vitest';
import {checkFrontMatter} from './frontMatter';

const good = {
  title: 'kafka',
  description: 'Consume from and produce to Apache Kafka topics, with transactions on both sides.',
  kind: 'connector',
  since: '0.12',
  verified: '0.12.4',
  names: ['kafka_consumer', 'kafka_producer'],
};

function check(change: Record<string, unknown>): () => void {
  const content = '---\ntitle: kafka\ndescription: text\nkind: x\n---\n';
  return () => {
    checkFrontMatter('docs/kafka.md', content, {...good, ...change});
  };
}

describe('front matter', () => {
  test('accepts valid values and keys of Docusaurus', () => {
    expect(check({sidebar_position: 3, slug: '/'})).not.toThrow();
    expect(() => {
      checkFrontMatter('docs/a.md', '', {});
    }).not.toThrow();
  });

  test('reports an unknown kind with the file, the line, the value and the valid ones', () => {
    expect(check({kind: 'plugin'})).toThrow(
      /^docs\/kafka\.md:4: front matter "kind" is "plugin"; expected one of api, .*connector/,
    );
  });

  test.each([
    [{title: ' '}, /:2: front matter "title"/],
    [{description: 'Too short.'}, /:3: .*expected 50 to 160 characters \(these are 10\)/],
    [{description: 'x'.repeat(161)}, /these are 161/],
    [{since: 0.12}, /"since" is 0\.12; expected a release in quotes/],
    [{verified: 'main'}, /"verified" is "main"; expected the release/],
    [{current: '/reference/'}, /"current" is .* expected a path below the latest version/],
    [{names: 'kafka'}, /"names" is "kafka"; expected a list of names/],
    [{search_keywords: 'throttle'}, /"search_keywords" is "throttle"; expected a list of words/],
    [{search_keywords: []}, /"search_keywords" is \[\]; expected a list of words/],
    [
      {search_keywords: ['offset', 'move offset after write']},
      /expected words and terms of at most 3 words, unlike "move offset after write"/,
    ],
    [
      {search_keywords: Array.from({length: 13}, (_, place) => `word ${place}`)},
      /"search_keywords" is .*; expected at most 12 keywords \(these are 13\)/,
    ],
  ])('%j is refused', (change, message) => {
    expect(check(change)).toThrow(message);
  });
});
