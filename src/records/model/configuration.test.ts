import {expect, test} from 'vitest';
import {formatExample} from './configuration';

test('a short record is on one line, a long one has a line for each key', () => {
  const example = {
    title: 'Minimal',
    name: 'orders',
    with: {
      codec: 'json',
      config: {
        brokers: ['127.0.0.1:9092'],
        topics: ['shop-orders'],
        mode: {transactional: {commit_interval: 1_000_000_000}},
      },
    },
  };
  expect(formatExample('connectors', {name: 'kafka_consumer'}, example).text).toBe(
    `define connector orders from kafka_consumer
with
  codec = "json",
  config = {
    "brokers": ["127.0.0.1:9092"],
    "topics": ["shop-orders"],
    "mode": {"transactional": {"commit_interval": 1000000000}}
  }
end;`,
  );
});

test.each<[what: string, ...Parameters<typeof formatExample>, expected: object]>([
  [
    'a part without settings has no block',
    'connectors',
    {name: 'null'},
    {title: 'Minimal', name: 'sink', with: {}},
    {lang: 'troy', text: 'define connector sink from null;', meta: 'fragment=statement'},
  ],
  [
    'a codec is shown in the `with` of a connector',
    'codecs',
    {name: 'csv'},
    {title: 'Minimal', name: 'x', with: {codec: 'csv'}},
    {lang: 'troy', text: 'with\n  codec = "csv"', meta: 'fragment=with'},
  ],
  [
    'an operator is a definition of a query, under the name that queries use',
    'operators',
    {name: 'batch', use: 'generic::batch'},
    {title: 'Minimal', name: 'limit', with: {timeout: 100}},
    {
      lang: 'trickle',
      text: 'define operator limit from generic::batch\nwith\n  timeout = 100\nend;',
      meta: 'fragment=statement',
    },
  ],
  [
    'an onramp is an entry of a file in YAML',
    'onramps',
    {name: 'kafka'},
    {title: 'Minimal', name: 'in', with: {codec: 'json', config: {topics: ['a']}}},
    {
      lang: 'yaml',
      text: 'onramp:\n  - id: in\n    type: kafka\n    codec: json\n    config:\n      topics:\n        - a',
      meta: '',
    },
  ],
])('%s', (_, kind, part, example, expected) => {
  expect(formatExample(kind, part, example)).toEqual(expected);
});
