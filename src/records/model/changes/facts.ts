/** The records of one version as plain lists of facts, which can be compared with another version. */
import {commandAnchor, optionName} from '../commands';
import {
  kinds,
  type Change,
  type ConfigValue,
  type Connector,
  type Kind,
  type Option,
  type Ramp,
  type Records,
  type VersionRecords,
} from '../model';
import {metadataAnchor, optionAnchor} from '../anchors';
import {pageOf, type StdlibFunction} from '../stdlib/model';

export type Fields = Readonly<Record<string, ConfigValue>>;
export type PartKind = Exclude<Kind, 'shared'> | 'shared' | 'stdlib' | 'commands' | 'api';
export type ItemKind = (typeof itemKinds)[number];

/** The contents of a part, in the order in which differences list them. */
export const itemKinds = [
  'option',
  'argument',
  'metadata key',
  'port',
  'metric',
  'function',
  'constant',
  'field',
] as const;

/** An option, a function, or the like. */
export interface Item {
  readonly kind: ItemKind;
  readonly name: string;
  /** Its id on the page of its part. */
  readonly anchor?: string;
  readonly fields: Fields;
}

/** A connector, a module, a command, or the like. */
export interface Part {
  readonly kind: PartKind;
  readonly name: string;
  /** The page below its version. */
  readonly page: string;
  /** Its id on a page that documents several parts. */
  readonly anchor?: string;
  readonly fields: Fields;
  readonly items: readonly Item[];
  /** The part that does its work in the next version. */
  readonly successor?: string;
  /** Changes that no comparison can find. */
  readonly changes: readonly Change[];
}

/** All parts of a version. */
export interface VersionParts {
  /** The series of releases that the version documents. */
  readonly series: string;
  readonly parts: readonly Part[];
}

/** Fields that name or place something, or that only contributors read. */
const LEFT_OUT = new Set(
  // prettier-ignore
  'name key page since inverse source_files notes changes successor testHelper example examples options metadata ports metrics module functions constants command arguments long direction returns'.split(
    ' ',
  ),
);

/**
 * Lists the parts of a version.
 *
 * @param commandPage the page of the commands below the version
 */
export function listParts(records: VersionRecords, commandPage: string): Part[] {
  return [
    ...kinds.flatMap((kind) => [...records[kind].values()].map((record) => partOf(kind, record))),
    ...[...records.stdlib.values()].map((module): Part => ({
      kind: 'stdlib',
      name: module.module,
      page: pageOf(module),
      fields: fieldsOf(module),
      items: [
        ...module.functions.map((fn) => item('function', fn.name, describeParameters(fn), fn.name)),
        ...module.constants.map((constant) => item('constant', constant.name, constant)),
      ],
      changes: module.changes ?? [],
    })),
    ...[...records.commands.values()].map((command): Part => {
      const anchor = commandAnchor(command.command);
      return {
        kind: 'commands',
        name: `tremor ${command.command}`.trim(),
        page: commandPage,
        anchor,
        fields: fieldsOf(command),
        items: [
          ...command.arguments.map((one) => item('argument', one.name, one)),
          ...command.options.map((one) =>
            item('option', optionName(one), one, optionAnchor(anchor, optionName(one))),
          ),
        ],
        changes: command.changes ?? [],
      };
    }),
  ];
}

/** The fields that this module reads, of a record of any kind. */
type PartRecord = Pick<Records['shared'], 'name' | 'page' | 'options' | 'changes'> &
  Partial<Pick<Connector, 'metadata' | 'ports' | 'metrics'> & Pick<Ramp, 'successor'>>;

function partOf(kind: Kind, record: PartRecord): Part {
  const {name, page, options, metadata = [], ports = [], metrics = [], successor} = record;
  return {
    kind,
    name,
    page,
    ...(kind === 'onramps' || kind === 'offramps' ? {anchor: name} : {}),
    fields: fieldsOf(
      kind === 'onramps' || kind === 'offramps' ? asConnector(kind, record) : record,
    ),
    items: [
      ...options.map((option) =>
        item('option', option.name, splitValues(option), optionAnchor(name, option.name)),
      ),
      ...metadata.map((key) =>
        item(
          'metadata key',
          `${key.key} (${key.direction})`,
          key,
          metadataAnchor(name, key.key, key.direction),
        ),
      ),
      ...ports.map((port) => item('port', port.name, port)),
      ...metrics.map((metric) => item('metric', metric.name, metric)),
    ],
    ...(successor === undefined ? {} : {successor}),
    changes: record.changes ?? [],
  };
}

/** The facts of an onramp or an offramp under the names that they have for its successor. */
function asConnector(kind: Kind, record: object): object {
  const {codec, promise, linked, ...ramp} = record as Record<string, ConfigValue>;
  return {
    ...ramp,
    ...(linked === undefined ? {} : {linked}),
    codec: codec === undefined ? {rule: 'none'} : {rule: 'optional', default: codec},
    [kind === 'onramps' ? 'source' : 'sink']: {promise},
  };
}

/** The values that an option accepts, apart from their meanings. */
function splitValues({values, ...option}: Option): object {
  if (!values) return option;
  const meanings = values.flatMap((one) =>
    typeof one === 'string' ? [] : [`\`${one.value}\`: ${one.meaning}`],
  );
  return {
    ...option,
    values: values.map((one) => (typeof one === 'string' ? one : one.value)),
    ...(meanings.length > 0 ? {meanings: meanings.join(' ')} : {}),
  };
}

/** The purposes of a function's parameters; the signature has their types. */
function describeParameters({parameters, value, ...fn}: StdlibFunction): object {
  const texts = parameters.flatMap(({name, description}) =>
    description === undefined ? [] : [`\`${name}\`: ${description}`],
  );
  return {
    ...fn,
    ...(texts.length > 0 ? {parameters: texts.join(' ')} : {}),
    ...(value === undefined ? {} : {returned: value}),
  };
}

function item(kind: ItemKind, name: string, record: object, anchor?: string): Item {
  return {kind, name, ...(anchor === undefined ? {} : {anchor}), fields: fieldsOf(record)};
}

/** The fields of a record; a field of a nested record has a name such as `source promise`. */
function fieldsOf(record: object): Fields {
  const entries = Object.entries(record as Record<string, ConfigValue | null | undefined>)
    .filter(([name]) => !LEFT_OUT.has(name))
    .flatMap(([name, value]): [string, ConfigValue][] => {
      if (value === undefined || value === null) return [];
      const isNested = ['source', 'sink', 'codec'].includes(name) && typeof value === 'object';
      if (!isNested) return [[name, value]];
      return Object.entries(fieldsOf(value)).map(([inner, one]) => [`${name} ${inner}`, one]);
    });
  return Object.fromEntries(entries);
}
