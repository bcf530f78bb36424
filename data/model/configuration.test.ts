import {expect, test} from 'vitest';
import {formatExample} from './configuration';

test('a short record stays on its line, a long one gets a line a key', () => {
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
  expect(formatExample('connectors', 'kafka_consumer', example).text).toBe(
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

test('without settings there is no block', () => {
  const example = {title: 'Minimal', name: 'sink', with: {}};
  expect(formatExample('connectors', 'null', example)).toEqual({
    text: 'define connector sink from null;',
    meta: 'fragment=statement',
  });
});

test('what a connector names is shown in the `with` of one', () => {
  const example = {title: 'Minimal', name: 'x', with: {codec: 'csv'}};
  expect(formatExample('codecs', 'csv', example)).toEqual({
    text: 'with\n  codec = "csv"',
    meta: 'fragment=with',
  });
});
