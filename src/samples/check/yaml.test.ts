import {expect, test} from 'vitest';
import type {Option, Ramp, VersionRecords} from '../../records/model/model';
import {parseMeta, type Fence} from '../model/fences';
import {checkYaml} from './yaml';

const option = (name: string, more: Partial<Option> = {}): Option => ({
  ...{name, type: 'string', required: false, default: null, description: 'Is set.'},
  ...more,
});
const ramp = (name: string, ...options: Option[]): Ramp => ({
  ...{name, purpose: 'Reads.', page: 'artefacts/onramps', since: '0.11', source_files: ['a.rs']},
  ...{codec: 'json', config: 'required', linked: false, promise: 'best effort', metadata: []},
  options,
});
const kafka = ramp(
  'kafka',
  option('topics', {required: true}),
  option('region', {values: ['usa', 'europe']}),
  option('cache'),
  option('cache.path', {required: true}),
  option('entries'),
  option('entries[].name', {required: true}),
  option('rdkafka_options'),
);
const common = [option('id', {required: true}), option('type', {required: true})];
const shared = {...kafka, options: [...common, option('codec'), option('config')]};

const records = {
  onramps: new Map([['kafka', kafka]]),
  offramps: new Map(),
  codecs: new Map([['json', {}]]),
  preprocessors: new Map(),
  postprocessors: new Map(),
  shared: new Map([['onramp', shared]]),
} as unknown as VersionRecords;

function problems(text: string, meta = ''): string[] {
  const fence: Fence = {
    ...{language: 'yaml', meta: parseMeta(meta), text, line: 7, endLine: 9, section: 1},
  };
  const recordsOf = (version: string) => (version === 'old' ? records : undefined);
  return checkYaml([fence], 'old', recordsOf).map(({line, what}) => `${line}: ${what}`);
}

const onramp = (config: string, head = 'codec: json') =>
  `onramp:\n  - id: a\n    type: kafka\n    ${head}\n    config: {${config}}`;

test('accepts options of the records, and YAML of other programs', () => {
  expect(problems(onramp('topics: [a], rdkafka_options: {a.b: c}, region: europe'))).toEqual([]);
  expect(problems(onramp('topics: [a], cache: {path: b}, entries: [{name: c}]'))).toEqual([]);
  expect(problems('services:\n  kafka: {image: kafka}')).toEqual([]);
  expect(problems(onramp('snot: 1'), 'version=new')).toEqual([]);
  expect(problems('onramp: [', 'unchecked reason="shows a mistake"')).toEqual([]);
});

test.each([
  ['onramp:\n  - id: a\n   type: b', 'Line 3 of the block is not YAML'],
  [
    `${onramp('topics: a')}\nsinks: []`,
    '`sinks` is not a part of the file. Expected: onramp, offramp',
  ],
  [onramp('topic: a'), 'of onramp kafka` has no option "topic". Known: topics, region, cache'],
  [onramp('brokers: a'), '`onramp[0].config of onramp kafka` lacks the option "topics"'],
  [onramp('topics: a, region: asia'), 'region is "asia". Expected: usa, europe.'],
  [onramp('topics: a, cache: {size: 1}'), 'kafka.cache` has no option "size". Known: path.'],
  [onramp('topics: a, entries: [{nome: 1}]'), 'kafka.entries` has no option "nome". Known: name.'],
  [
    onramp('topics: a', 'codek: json'),
    '`onramp[0]` has no option "codek". Known: id, type, codec.',
  ],
  [onramp('topics: a', 'codec: xml'), '`onramp[0].codec`: "xml" is unknown. Known: json.'],
  ['onramp:\n  - id: a\n    type: kafka', '`onramp[0].config` is required by onramp kafka'],
  [
    'onramp:\n  - id: a\n    type: kafak',
    '`onramp[0].type`: the onramp "kafak" is unknown. Known: kafka',
  ],
])('%s: the message says what is wrong, where, and what was expected', (text, message) => {
  expect(problems(text).join('\n')).toContain(message);
});
