import type {RootContent, Table} from 'mdast';
import type {Codec, Connector, Kind, Ramp, Records} from '../model/model';
import {element} from '../../mdx/element';
import {chooseKind} from './choose';
import {purposeOf} from './facts';
import {linked, phrase, span, table, type Cell} from './nodes';
import type {Page, Use} from './page';

/** The words by which readers choose a row, by the name of their group. */
type Facets = Readonly<Record<string, readonly string[]>>;

type Columns<T> = readonly (readonly [title: string, cell: (record: T) => Cell])[];

const RAMP: Columns<Ramp> = [
  ['Default codec', ({codec}) => (codec ? `\`${codec}\`` : 'structured events')],
  ['Guarantee', ({promise}) => shorten(promise)],
  ['Replaced by', ({successor}) => (successor ? `\`${successor}\`` : 'nothing')],
];

const CHOOSER: {readonly [K in Exclude<Kind, 'shared'>]: Columns<Records[K]>} = {
  connectors: [['Guarantee, codec, since', connectorChips]],
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
  onramps: RAMP,
  offramps: RAMP,
};

/** The titles of the groups of connectors, in the order of the index. */
const GROUPS: Readonly<Record<Connector['group'], string>> = {
  queues: 'Message queues and logs',
  cloud: 'Cloud services',
  databases: 'Databases and search',
  telemetry: 'Telemetry',
  network: 'Network protocols',
  files: 'Files and streams',
  timers: 'Timers',
  tests: 'Tests of flows',
};

/** `<ComponentChooser kind="connectors" />`: all parts of a kind, linked if a page exists. */
export function componentChooser(page: Page, use: Use): RootContent[] {
  const kind = chooseKind(page, use, Object.keys(CHOOSER) as (keyof typeof CHOOSER)[]);
  const records = [...page.records[kind].values()];
  const groups = Object.entries(GROUPS).map(([group, title]) => ({
    title,
    members: records.filter((record) => 'group' in record && record.group === group),
  }));
  const lists = groups
    .filter(({members}) => members.length > 0)
    .map(({title, members}) => {
      const heading = {type: 'heading' as const, depth: 3 as const, children: phrase(title)};
      return element('section', {}, [heading, listOf(page, kind, members)]);
    });
  const facets = records.map((record) => facetsOf(kind, record));
  return [chooserElement(kind, facets, lists.length > 0 ? lists : [listOf(page, kind, records)])];
}

type Chosen = Records[keyof typeof CHOOSER];

/** A table of parts, whose rows know the words that readers choose them by. */
function listOf(page: Page, kind: keyof typeof CHOOSER, records: readonly Chosen[]): Table {
  // Each list of columns fits the records of its kind.
  const columns = CHOOSER[kind] as Columns<Chosen>;
  const rows = records.map((record) => [
    // On the page that documents them all, each has a section.
    linked(record.name, page.linkTo(record.page) ?? page.linkTo(record.page, record.name)),
    purposeOf(record),
    ...columns.map(([, cell]) => cell(record)),
    ...(kind === 'connectors' ? [] : [record.since]),
  ]);
  const titles = [
    ...['Name', 'Purpose', ...columns.map(([title]) => title)],
    ...(kind === 'connectors' ? [] : ['Since']),
  ];
  const list = table(titles, rows);
  if (kind === 'connectors') list.data = {hProperties: {className: ['stacks']}};
  list.children.slice(1).forEach((row, index) => {
    const record = records[index]!;
    const words = page.keywordsOf(record.page).join(' ').toLowerCase();
    const facets = Object.values(facetsOf(kind, record)).flat().join(',');
    row.data = {...row.data, hProperties: {dataFacets: facets, dataWords: words}};
  });
  return list;
}

function facetsOf(kind: Kind, record: object): Facets {
  if (kind === 'connectors') {
    const {source, sink, group} = record as Connector;
    const promises = [source, sink].flatMap((side) => (side ? [side.promise] : []));
    return {
      Group: [GROUPS[group]],
      Direction: [...(source ? ['source'] : []), ...(sink ? ['sink'] : [])],
      Guarantee: PROMISES.filter((word) => promises.some((promise) => promise.includes(word))),
    };
  }
  if (kind === 'codecs') {
    const {decodes, encodes, format} = record as Codec;
    return {
      Direction: [...(decodes ? ['decode'] : []), ...(encodes ? ['encode'] : [])],
      Format: [format],
    };
  }
  return {};
}

/**
 * Tables that readers filter.
 *
 * @param what the rows are
 * @param facets of each row; empty if readers only search its text
 */
export function chooserElement(
  what: string,
  facets: readonly Facets[],
  lists: readonly RootContent[],
): RootContent {
  const names = [...new Set(facets.flatMap((one) => Object.keys(one)))];
  const groups = names.map((name) => [
    name,
    [...new Set(facets.flatMap((one) => one[name] ?? []))].sort(),
  ]);
  const attributes = {what, facets: JSON.stringify(Object.fromEntries(groups))};
  return element('Chooser', attributes, lists);
}

/**
 * The facts about a connector as chips. Its promises lack their conditions, which the delivery matrix shows.
 * Commas, which CSS hides, separate the chips for screen readers, the search, and Markdown.
 */
function connectorChips({source, sink, codec, since}: Connector): Cell {
  const facts = [
    ...(source ? [['source', shorten(source.promise)]] : []),
    ...(sink ? [['sink', shorten(sink.promise)]] : []),
    ...(codec.rule === 'none' ? [] : [['codec', codec.rule]]),
    ['since', since],
  ] as const;
  return facts.flatMap(([topic = '', text = ''], index) => [
    ...(index === 0 ? [] : [span('pill-comma', phrase(', '))]),
    span('pill', [span('fact-topic', phrase(topic)), ...phrase(` ${text}`)]),
  ]);
}

const PROMISES = ['at-least-once', 'best effort'];

function shorten(promise: string): string {
  return PROMISES.filter((word) => promise.includes(word)).join(' or ');
}

function directionOf({decodes, encodes}: Codec): string {
  if (decodes && encodes) return 'decode and encode';
  return decodes ? 'decode' : 'encode';
}

function outputsOf(ports: Records['operators']['ports']): string {
  const outputs = ports.filter(({direction}) => direction === 'out');
  return outputs.map(({name}) => `\`${name}\``).join(', ');
}
