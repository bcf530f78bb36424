import type {RootContent} from 'mdast';
import type {Codec, Connector, Kind, Records} from '../../../../data/model/model';
import {chooseKind} from './choose';
import {purposeOf, sideOf} from './facts';
import {linked, table, type Cell} from './nodes';
import type {Page, Use} from './page';

type Columns<T> = readonly (readonly [title: string, cell: (record: T) => Cell])[];

const CHOOSER: {readonly [K in Exclude<Kind, 'shared'>]: Columns<Records[K]>} = {
  connectors: [
    ['Direction', sideOf],
    ['Guarantee', guaranteeOf],
    ['Codec', ({codec}) => codec.rule],
  ],
  codecs: [
    ['Direction', directionOf],
    ['Format', ({format}) => format],
    ['MIME types', ({mime}) => mime.map((type) => `\`${type}\``).join(', ') || 'none'],
  ],
  preprocessors: [
    ['Undone by', ({inverse}) => (inverse ? `\`${inverse}\`` : 'nothing')],
    ['Keeps state', ({stateful}) => (stateful ? 'yes' : 'no')],
  ],
  postprocessors: [
    ['Undone by', ({inverse}) => (inverse ? `\`${inverse}\`` : 'nothing')],
    ['Keeps state', ({stateful}) => (stateful ? 'yes' : 'no')],
  ],
  extractors: [
    ['Pattern', ({pattern}) => pattern],
    ['Yields', ({yields}) => yields],
  ],
  operators: [
    ['In a query', ({use}) => `\`${use}\``],
    ['Output ports', ({ports}) => outputsOf(ports)],
    ['Keeps state', ({stateful}) => (stateful ? 'yes' : 'no')],
  ],
};

/** `<ComponentChooser kind="connectors" />`: all parts of a kind, linked where a page exists. */
export function componentChooser(page: Page, use: Use): RootContent[] {
  const kind = chooseKind(page, use, Object.keys(CHOOSER) as (keyof typeof CHOOSER)[]);
  const records = [...page.records[kind].values()];
  // Each list of columns belongs to the kind of record that stands beside it.
  const columns = CHOOSER[kind] as Columns<(typeof records)[number]>;
  const rows = records.map((record) => [
    linked(record.name, page.linkTo(record.page)),
    purposeOf(record),
    ...columns.map(([, cell]) => cell(record)),
    record.since,
  ]);
  return [table(['Name', 'Purpose', ...columns.map(([title]) => title), 'Since'], rows)];
}

/** The promises in short; under which condition each holds, the delivery matrix says. */
function guaranteeOf({source, sink}: Connector): string {
  const [from, to] = [source, sink].map((side) => side && shorten(side.promise));
  if (from && to && from !== to) return `source: ${from}; sink: ${to}`;
  return from ?? to ?? '';
}

function shorten(promise: string): string {
  return ['at-least-once', 'best effort'].filter((word) => promise.includes(word)).join(' or ');
}

function directionOf({decodes, encodes}: Codec): string {
  if (decodes && encodes) return 'decode and encode';
  return decodes ? 'decode' : 'encode';
}

function outputsOf(ports: Records['operators']['ports']): string {
  const outputs = ports.filter(({direction}) => direction === 'out');
  return outputs.map(({name}) => `\`${name}\``).join(', ');
}
