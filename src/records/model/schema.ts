/**
 * The records of the runtime's parts: one file `data/<version>/<kind>/<name>.yaml` per part and
 * version. Unknown keys are mistakes. `model.ts` derives the types from here.
 * Texts are one line of prose in which only `code` is marked up.
 */
import * as z from 'zod';
import {
  alsoAfterMistakes,
  changes,
  example,
  givenWhen,
  line,
  lines,
  metadataKey,
  metric,
  option,
  port,
  promise,
  sinkSide,
  sourceSide,
  unique,
  version,
} from './fields';
import {parseRecord, RecordError, type Read} from './parseRecord';

const base = z.strictObject({
  /** The exact name in code. */
  name: z.string().regex(/^[\w-]+$/, 'must be a name in code'),
  purpose: line(140),
  /** The page's path below the version, without its ending. */
  page: z.string().regex(/^[\w/-]+$/, 'must be a path below the version'),
  /** The first version of the runtime with this name. */
  since: version,
  /** A build feature, a platform or a flag that the part needs. */
  needs: line().optional(),
  options: z.array(option).superRefine(unique('name'), alsoAfterMistakes),
  /** Shown as tabs below the lead of the part's page, the smallest first. */
  examples: z.array(example).min(1).superRefine(unique('title'), alsoAfterMistakes).optional(),
  changes,
  /** Files of the runtime's source that the record was read from. */
  source_files: lines,
  /** For contributors: open questions and surprises. */
  notes: lines.optional(),
});

const exchange = {
  // A key may be both read and written; each direction has its row.
  metadata: z.array(metadataKey).superRefine(unique('key', 'direction'), alsoAfterMistakes),
  ports: z.array(port).min(1),
};

const codecOfConnector = z
  .strictObject({
    rule: z.enum(['required', 'optional', 'by MIME type', 'none']),
    default: line().optional(),
  })
  .superRefine(givenWhen('default', 'rule', ['optional']), alsoAfterMistakes);

const connector = base
  .extend({
    /** Its part of the index, in this order. */
    group: z.enum([
      ...['queues', 'cloud', 'databases', 'telemetry', 'network', 'files', 'timers', 'tests'],
    ] as const),
    side: z.enum(['source', 'sink', 'both', 'either']),
    codec: codecOfConnector,
    /** Whether `config` must be given. */
    config: z.enum(['required', 'optional']),
    unknownOptions: z.enum(['rejected', 'ignored']),
    /** Its metrics, in addition to the ones that every connector has. */
    metrics: z.array(metric).min(1).optional(),
    source: sourceSide.optional(),
    sink: sinkSide.optional(),
    ...exchange,
  })
  .superRefine(givenWhen('source', 'side', ['source', 'both', 'either']), alsoAfterMistakes)
  .superRefine(givenWhen('sink', 'side', ['sink', 'both', 'either']), alsoAfterMistakes);

const codec = base.extend({
  decodes: z.boolean(),
  encodes: z.boolean(),
  format: z.enum(['text', 'binary']),
  stateful: z.boolean(),
  /** MIME types that choose this codec in HTTP connectors. */
  mime: z.array(line()),
});

const processor = base.extend({
  /** The processor on the other side that undoes this one. */
  inverse: line().optional(),
  stateful: z.boolean(),
});

const operator = base.extend({
  /** What `define operator` names, such as `generic::batch`. */
  use: line(),
  stateful: z.boolean(),
  ...exchange,
});

/** An onramp or an offramp, of versions that are configured in YAML. */
const ramp = base.extend({
  /** The default codec; omitted if events are structured. */
  codec: line().optional(),
  /** Whether `config` must be given. */
  config: z.enum(['required', 'optional']),
  /** Whether `linked` lets responses flow: back to a client, or on to a pipeline. */
  linked: z.boolean(),
  promise,
  /** The connector that does its work in later versions. */
  successor: line().optional(),
  metadata: exchange.metadata,
});

/** The record of each kind; a kind is a folder of `data/<version>/` and of the reference. */
const schemas = {
  connectors: connector,
  codecs: codec,
  preprocessors: processor,
  postprocessors: processor,
  extractors: base.extend({pattern: line(), yields: line()}),
  operators: operator,
  onramps: ramp,
  offramps: ramp,
  shared: base,
};

export type Kind = keyof typeof schemas;

/** The record of each kind. */
export type Records = {readonly [K in Kind]: Read<(typeof schemas)[K]>};

/**
 * Checks the contents of a file of `data/`.
 *
 * @param file its path from the project's root, for messages
 * @param value its contents as plain data
 * @throws RecordError naming the file, every wrong field and what was expected there
 */
export function validateRecord<K extends Kind>(kind: K, file: string, value: unknown): Records[K] {
  const what = `${file} is not a record of ${kind}`;
  const record = parseRecord(
    schemas[kind],
    value,
    what,
    'src/records/model/schema.ts',
  ) as Records[K];
  const expected = file.replace(/^.*\//, '').replace(/\.yaml$/, '');
  if (record.name === expected) return record;
  throw new RecordError(
    `${file}: the field \`name\` says "${record.name}", but a record's file has the name of its ` +
      `part. Rename the file to ${record.name}.yaml, or write "${expected}".`,
  );
}
