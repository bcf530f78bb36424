import {expect, test} from 'vitest';
import {RecordError} from './parseRecord';
import {validateRecord} from './schema';

const sink = {
  autoAck: true,
  asynchronous: false,
  promise: 'best effort',
  acknowledges: 'At once.',
  fails: 'Never.',
  batches: 'Dropped.',
};

const record = {
  name: 'void',
  purpose: 'Drops all events.',
  page: 'reference/connectors/void',
  since: '0.12',
  group: 'tests',
  side: 'sink',
  codec: {rule: 'none'},
  config: 'required',
  unknownOptions: 'rejected',
  options: [
    {
      name: 'delay',
      type: 'unsigned integer',
      unit: 'ns',
      required: false,
      default: 0,
      description: 'Waits.',
    },
  ],
  sink,
  metadata: [],
  ports: [{name: 'in', direction: 'in', carries: 'Events.'}],
  source_files: ['src/void.rs'],
};

const FILE = 'data/edge/connectors/void.yaml';

function check(changes: object): () => unknown {
  return () => validateRecord('connectors', FILE, {...record, ...changes});
}

test('a record is returned as it is', () => {
  expect(check({})()).toEqual(record);
});

test('a record that lacks a field is reported with the file and the field', () => {
  expect(check({purpose: undefined})).toThrow(RecordError);
  expect(check({purpose: undefined})).toThrow(
    `${FILE} is not a record of connectors:\n  - \`purpose\` is required\n`,
  );
});

test('all mistakes are reported at once, with the values found', () => {
  const wrong = check({config: 'maybe', side: 'both', codec: {rule: 'none', default: 'json'}});
  expect(wrong).toThrow('  - `config` must be one of required, optional, found "maybe"');
  expect(wrong).toThrow('  - `source` is required');
  expect(wrong).toThrow('  - `codec.default` is not allowed');
});

const [option] = record.options;
test.each<[what: string, changes: object, message: string]>([
  ['a wrong type', {options: [{...option, required: 'no'}]}, '`options[0].required` must be a'],
  ['an unknown unit', {options: [{...option, unit: 'seconds'}]}, '`options[0].unit` must be'],
  ['an unknown key', {purpos: 'x'}, '`purpos` is not allowed'],
  ['no default', {options: [{...option, default: undefined}]}, '[default, defaultText]'],
  [
    'a default of a required option',
    {options: [{...option, required: true}]},
    '`options[0].default` is not allowed',
  ],
  ['a side that is not described', {side: 'both'}, '`source` is required'],
  ['a side that it does not have', {side: 'source', source: undefined}, '`sink` is not allowed'],
  ['another promise', {sink: {...sink, promise: 'exactly once'}}, 'at-least-once or best effort'],
  ['an optional codec without a default', {codec: {rule: 'optional'}}, '`codec.default` is req'],
  ['an option twice', {options: [option, option]}, 'duplicate'],
  ['the name of another file', {name: 'emptiness'}, 'Rename the file to emptiness.yaml'],
  ['a text of two lines', {purpose: 'Drops\nevents.'}, '`purpose`'],
])('a record with %s is refused', (_, changes, message) => {
  expect(check(changes)).toThrow(message);
});

test('null is a default', () => {
  expect(check({options: [{...option, default: null}]})).not.toThrow();
});
