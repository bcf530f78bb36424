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

test('a part without settings has no block', () => {
  const example = {title: 'Minimal', name: 'sink', with: {}};
  expect(formatExample('connectors', {name: 'null'}, example)).toEqual({
    lang: 'troy',
    text: 'define connector sink from null;',
    meta: 'fragment=statement',
  });
});

test('a codec is shown in the `with` of a connector', () => {
  const example = {title: 'Minimal', name: 'x', with: {codec: 'csv'}};
  expect(formatExample('codecs', {name: 'csv'}, example)).toEqual({
    lang: 'troy',
    text: 'with\n  codec = "csv"',
    meta: 'fragment=with',
  });
});

test('an operator is a definition of a query, under the name that queries use', () => {
  const example = {title: 'Minimal', name: 'limit', with: {timeout: 100}};
  expect(formatExample('operators', {name: 'batch', use: 'generic::batch'}, example)).toEqual({
    lang: 'trickle',
    text: 'define operator limit from generic::batch\nwith\n  timeout = 100\nend;',
    meta: 'fragment=statement',
  });
});

test('an onramp is an entry of a file in YAML', () => {
  const example = {
    title: 'Minimal',
    name: 'in',
    with: {codec: 'json', config: {topics: ['a', 'b']}},
  };
  expect(formatExample('onramps', {name: 'kafka'}, example)).toEqual({
    lang: 'yaml',
    text: `onramp:
  - id: in
    type: kafka
    codec: json
    config:
      topics:
        - a
        - b`,
    meta: '',
  });
});
