import type {RootContent} from 'mdast';
import {formatCondition} from '../../../../data/model/format';
import type {Connector, Kind, Port, Records} from '../../../../data/model/model';
import {chooseKind, chooseRecords} from './choose';
import {phrase, table, type Cell} from './nodes';
import type {Page, Use} from './page';

type Facts<T> = readonly (readonly [title: string, cell: (record: T) => string])[];

const SIDES: Readonly<Record<Connector['side'], string>> = {
  source: 'source',
  sink: 'sink',
  both: 'source and sink',
  either: 'source or sink, by its configuration',
};

/** The side of a connector in words. */
export const sideOf = (record: Connector): string => SIDES[record.side];

/** The rule for the codec in words. */
export function codecOf({codec}: Connector): string {
  switch (codec.rule) {
    case 'none':
      return 'none: events are structured';
    case 'by MIME type':
      return 'chosen by the MIME type of each body';
    case 'optional':
      return `optional, \`${codec.default}\` by default`;
    case 'required':
      return 'required';
  }
}

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');
const portsOf = (ports: readonly Port[], direction: Port['direction']): string =>
  ports
    .filter((port) => port.direction === direction)
    .map(({name}) => `\`${name}\``)
    .join(', ') || 'none';
const needsOf = ({needs}: {readonly needs?: string}): string => needs ?? 'nothing';
const sinceOf = ({since}: {readonly since: string}): string => since;

/** `<AtAGlance of="…" />`: the facts of a kind as rows, a column per record. */
const GLANCE: {readonly [K in Exclude<Kind, 'shared'>]: Facts<Records[K]>} = {
  connectors: [
    ['Side', sideOf],
    ['Codec', codecOf],
    ['`config`', ({config}) => config],
    ['Unknown options', ({unknownOptions}) => unknownOptions],
    ['Input ports', ({ports}) => portsOf(ports, 'in')],
    ['Output ports', ({ports}) => portsOf(ports, 'out')],
    [
      'Source transactional',
      ({source}) => (source ? formatCondition(source.transactional) : 'no source'),
    ],
    ['Source asynchronous', ({source}) => (source ? yesNo(source.asynchronous) : 'no source')],
    ['Sink acknowledges', ({sink}) => sink?.acknowledges ?? 'no sink'],
    ['Sink asynchronous', ({sink}) => (sink ? yesNo(sink.asynchronous) : 'no sink')],
    ['Batched event', ({sink}) => sink?.batches ?? 'no sink'],
    ['Needs', needsOf],
    ['Since', sinceOf],
  ],
  codecs: [
    ['Decodes', ({decodes}) => yesNo(decodes)],
    ['Encodes', ({encodes}) => yesNo(encodes)],
    ['Format', ({format}) => format],
    ['Stateful', ({stateful}) => yesNo(stateful)],
    ['MIME types', ({mime}) => mime.map((type) => `\`${type}\``).join(', ') || 'none'],
    ['Needs', needsOf],
    ['Since', sinceOf],
  ],
  preprocessors: [
    ['Undone by', ({inverse}) => (inverse ? `postprocessor \`${inverse}\`` : 'no postprocessor')],
    ['Keeps state', ({stateful}) => yesNo(stateful)],
    ['Since', sinceOf],
  ],
  postprocessors: [
    ['Undone by', ({inverse}) => (inverse ? `preprocessor \`${inverse}\`` : 'no preprocessor')],
    ['Keeps state', ({stateful}) => yesNo(stateful)],
    ['Since', sinceOf],
  ],
  extractors: [
    ['Pattern', ({pattern}) => pattern],
    ['Yields', ({yields}) => yields],
    ['Since', sinceOf],
  ],
  operators: [
    ['In a query', ({use}) => `\`${use}\``],
    ['Input ports', ({ports}) => portsOf(ports, 'in')],
    ['Output ports', ({ports}) => portsOf(ports, 'out')],
    ['Keeps state', ({stateful}) => yesNo(stateful)],
    ['Needs', needsOf],
    ['Since', sinceOf],
  ],
};

export function atAGlance(page: Page, use: Use): RootContent[] {
  const kind = chooseKind(page, use, Object.keys(GLANCE) as (keyof typeof GLANCE)[]);
  const records = chooseRecords(page, use, kind);
  // Each list of facts belongs to the kind of record that stands beside it.
  const facts = GLANCE[kind] as Facts<(typeof records)[number]>;
  const rows = facts.map(([title, cell]): Cell[] => [title, ...records.map(cell)]);
  return [table(['Fact', ...records.map(({name}) => `\`${name}\``)], rows)];
}

/** What a part is, in one cell: its purpose and what it needs. */
export function purposeOf(record: {readonly purpose: string; readonly needs?: string}): Cell {
  return phrase(record.needs ? `${record.purpose} Needs ${record.needs}.` : record.purpose);
}
