import {expect, test} from 'vitest';
import type {Ramp} from '../../../src/records/model/model';
import {loadRecords} from '../../../src/records/model/node/load';
import {unreleasedVersion} from '../../../src/site/versions/model';
import {readVersions} from '../../../src/site/versions/node/readVersions';
import {parsePage} from '../../pages/node/read';
import {listTargets, type Target} from '../targets';
import {findable, searchAll, type Search} from './findable';

const target = (query: string): Target => ({
  ...{kind: 'option', version: 'edge', query},
  answers: [`/docs/edge/x#${query}`],
});

const find = async (targets: readonly Target[], search: Search) =>
  findable.find(await searchAll(targets, search));

test('a target is found among the first three, at its own address', async () => {
  const hits = ['/docs/edge/x', '/docs/edge/x#b', '/docs/edge/x#a', '/docs/edge/x#c'];
  const problems = await find([target('a'), target('c')], () => Promise.resolve(hits));
  expect(problems.map(({file}) => file)).toEqual(['/docs/edge/x#c']);
  expect(problems[0]?.found).toContain('the option "c" gives /docs/edge/x, /docs/edge/x#b');
});

test('a page may miss two of a hundred targets, regardless of other pages', async () => {
  const targets = Array.from({length: 100}, (_, index) => target(index < 98 ? 'a' : 'b'));
  const search = () => Promise.resolve(['/docs/edge/x#a']);
  expect(await find(targets, search)).toEqual([]);
  const other: Target = {...target('b'), answers: ['/docs/edge/y#b']};
  const problems = await find([...targets, other], search);
  expect(problems.map(({file}) => file)).toEqual(['/docs/edge/y#b']);
});

test('options, keys, functions, and messages of existing pages are targets', () => {
  const {label} = unreleasedVersion(readVersions(process.cwd()));
  const records = loadRecords(process.cwd(), label)!;
  const other = parsePage(
    'docs/reference/connectors/wal.mdx',
    '## Troubleshooting\n\n### `it failed` {#f}\n',
  );
  const text = '## Troubleshooting\n\n### `it failed` {#failed}\n\n### Nothing happens\n';
  const page = parsePage('docs/reference/connectors/kafka.mdx', text);
  const there = ['reference/connectors/kafka', 'reference/stdlib/std/string'];
  const targets = listTargets(label, records, [page, other], (name) => there.includes(name));
  const find = (query: string) => targets.find((one) => one.query === query)?.answers;
  const kafka = `/docs/${label}/reference/connectors/kafka`;
  expect(find('kafka_consumer brokers')).toEqual([`${kafka}#kafka_consumer-brokers`]);
  expect(find('$kafka_consumer.key')).toContain(
    `${kafka}#kafka_consumer-meta-written-kafka_consumer-key`,
  );
  expect(find('std::string::split')).toEqual([`/docs/${label}/reference/stdlib/std/string#split`]);
  expect(find('it failed')).toEqual([`${kafka}#failed`]);
  expect(find('Nothing happens')).toBeUndefined();
  expect(find('file path')).toBeUndefined();
});

const MEANING = {meaning: 'Its key.', example: '"a"'};

test('an option that two kinds of parts have is a target for each of them, a shared key only once', () => {
  const records = loadRecords(process.cwd(), unreleasedVersion(readVersions(process.cwd())).label)!;
  const kafka = (page: string): Ramp => ({
    ...{name: 'kafka', purpose: 'Kafka.', page, since: '0.11', source_files: ['a.rs']},
    ...{config: 'required', linked: false, promise: 'best effort'},
    metadata: [
      {...{key: '$key', direction: 'written', type: 'string'}, required: false, ...MEANING},
    ],
    options: [{name: 'brokers', type: 'string', required: true, description: 'Where.'}],
  });
  const ramp = (page: string) => new Map([['kafka', kafka(page)]]);
  const old = {
    ...records,
    onramps: ramp('artefacts/onramps'),
    offramps: ramp('artefacts/offramps'),
  };
  const targets = listTargets('old', old, [], (page) => page.startsWith('artefacts/'));
  expect(targets.map(({query, answers}) => [query, answers])).toEqual([
    ['kafka brokers', ['/docs/old/artefacts/onramps#kafka-brokers']],
    ['kafka brokers', ['/docs/old/artefacts/offramps#kafka-brokers']],
    [
      '$key',
      ['onramps', 'offramps'].map((page) => `/docs/old/artefacts/${page}#kafka-meta-written-key`),
    ],
  ]);
});
