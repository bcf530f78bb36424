import {describe, expect, test} from 'vitest';
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

describe('a record of a connector', () => {
  test('is returned as it is', () => {
    expect(validateRecord('connectors', FILE, record)).toEqual(record);
  });

  test('that lacks a field is reported with the file and the field', () => {
    expect(check({purpose: undefined})).toThrow(RecordError);
    expect(check({purpose: undefined})).toThrow(
      `${FILE} is not a record of connectors:\n  - \`purpose\` is required\n`,
    );
  });

  test('of a wrong type names the path to the value', () => {
    const [option] = record.options;
    expect(check({options: [{...option, required: 'no'}]})).toThrow(
      '`options[0].required` must be a boolean',
    );
    expect(check({options: [{...option, unit: 'seconds'}]})).toThrow('`options[0].unit` must be');
  });

  test('reports all mistakes at once, with the values found', () => {
    const wrong = check({config: 'maybe', side: 'both', codec: {rule: 'none', default: 'json'}});
    expect(wrong).toThrow('  - `config` must be one of required, optional, found "maybe"');
    expect(wrong).toThrow('  - `source` is required');
    expect(wrong).toThrow('  - `codec.default` is not allowed');
  });

  test('with an unknown key is refused', () => {
    expect(check({purpos: 'x'})).toThrow('`purpos` is not allowed');
  });

  test('requires a default for every optional option, and only for those', () => {
    const [option] = record.options;
    expect(check({options: [{...option, default: undefined}]})).toThrow('[default, defaultText]');
    expect(check({options: [{...option, required: true}]})).toThrow(
      '`options[0].default` is not allowed',
    );
    expect(check({options: [{...option, default: null}]})).not.toThrow();
  });

  test('has the sides that it lists', () => {
    expect(check({side: 'both'})).toThrow('`source` is required');
    expect(check({side: 'source', source: undefined})).toThrow('`sink` is not allowed');
  });

  test('promises at-least-once or best effort, nothing else', () => {
    expect(check({sink: {...sink, promise: 'exactly once'}})).toThrow(
      'at-least-once or best effort',
    );
  });

  test('names the default codec if it has one', () => {
    expect(check({codec: {rule: 'optional'}})).toThrow('`codec.default` is required');
    expect(check({codec: {rule: 'none', default: 'json'}})).toThrow('`codec.default` is not');
  });

  test('holds each option once', () => {
    const [option] = record.options;
    expect(check({options: [option, option]})).toThrow('duplicate');
  });

  test('is in the file of its name', () => {
    expect(check({name: 'emptiness'})).toThrow('Rename the file to emptiness.yaml');
  });
});

test('texts are single lines', () => {
  expect(check({purpose: 'Drops\nevents.'})).toThrow('`purpose`');
});
