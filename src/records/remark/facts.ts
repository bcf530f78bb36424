/** `<Facts of="…" />`: the facts about a part, as chips below the lead of its page. */
import type {PhrasingContent, RootContent} from 'mdast';
import type {Codec, Connector, Kind, Port, Ramp, Records} from '../model/model';
import {chooseKind, chooseRecords} from './choose';
import {box, linkedTo, phrase, span, type Cell} from './nodes';
import type {Page, Use} from './page';

/** One fact: its topic, its text, and the page that explains it. */
interface Fact {
  readonly topic?: string;
  readonly text?: string;
  /** A path below the version, with an anchor behind `#`. */
  readonly explains?: string;
}

/** A fact that few readers need, with its name in front, and the topic that the folded block announces. */
type Detail = readonly [name: string, text: string, topic: string];

interface Sheet<T> {
  readonly chips: (record: T) => readonly (Fact | undefined)[];
  readonly details: (record: T) => readonly (Detail | undefined)[];
}

const GUARANTEES = 'concepts/delivery-guarantees';
const sinceOf = ({since}: {readonly since: string}): Fact => ({topic: 'since', text: since});
const needsOf = ({needs}: {readonly needs?: string}): Fact | undefined =>
  needs === undefined ? undefined : {topic: 'needs', text: needs};
const stateOf = ({stateful}: {readonly stateful: boolean}): Fact | undefined =>
  stateful ? {text: 'keeps state'} : undefined;

const RAMP: Sheet<Ramp> = {
  chips: (record) => [
    promiseFact(record.promise),
    record.codec === undefined
      ? {text: 'structured events', explains: 'artefacts/codecs'}
      : {topic: 'codec', text: `\`${record.codec}\` by default`, explains: 'artefacts/codecs'},
    record.linked ? {text: 'can be linked', explains: 'operations/linked-transports'} : undefined,
    needsOf(record),
    record.successor === undefined
      ? undefined
      : {topic: 'replaced by', text: `\`${record.successor}\``},
  ],
  details: ({config, promise}) => [
    config === 'required' ? ['`config`', 'required', '`config`'] : undefined,
    ['Delivery', promise, 'delivery'],
  ],
};

const SHEETS: {readonly [K in Exclude<Kind, 'shared'>]: Sheet<Records[K]>} = {
  connectors: {
    chips: (record) => [
      {
        ...(record.side === 'either' ? {topic: 'source or sink'} : {}),
        text: `\`${record.name}\``,
      },
      record.source && {topic: 'source', ...promiseFact(record.source.promise)},
      record.sink && {topic: 'sink', ...promiseFact(record.sink.promise)},
      codecOf(record),
      needsOf(record),
      sinceOf(record),
    ],
    details: ({config, unknownOptions, source, sink}) => [
      config === 'required' ? ['`config`', 'required', '`config`'] : undefined,
      [
        'An unknown option',
        unknownOptions === 'rejected' ? 'is rejected' : 'is ignored',
        'unknown options',
      ],
      source && ['The source promises', source.promise, 'guarantees'],
      sink && ['The sink promises', sink.promise, 'guarantees'],
      sink && ['The sink acknowledges', sink.acknowledges, 'acknowledgement'],
      sink && ['A batched event', sink.batches, 'batches'],
      sink?.asynchronous
        ? ['The sink', 'sends after it has returned', 'acknowledgement']
        : undefined,
    ],
  },
  codecs: {
    chips: (record) => [
      directionOf(record),
      {text: record.format},
      stateOf(record),
      ...record.mime.map((type): Fact => ({topic: 'MIME type', text: `\`${type}\``})),
      needsOf(record),
      sinceOf(record),
    ],
    details: () => [],
  },
  preprocessors: {
    chips: (record) => [inverseOf(record, 'postprocessors'), stateOf(record), sinceOf(record)],
    details: () => [],
  },
  postprocessors: {
    chips: (record) => [inverseOf(record, 'preprocessors'), stateOf(record), sinceOf(record)],
    details: () => [],
  },
  extractors: {
    chips: (record) => [{topic: 'yields', text: record.yields}, sinceOf(record)],
    details: ({pattern}) => [['Pattern', pattern, 'pattern']],
  },
  operators: {
    chips: (record) => [
      {topic: 'in a query', text: `\`${record.use}\``},
      portsOf(record.ports),
      stateOf(record),
      needsOf(record),
      sinceOf(record),
    ],
    details: () => [],
  },
  onramps: RAMP,
  offramps: RAMP,
};

function promiseFact(promise: string): Fact {
  const possible = promise === 'at-least-once' ? promise : 'at-least-once possible';
  const text = promise.includes('at-least-once') ? possible : 'best effort';
  return {text, explains: GUARANTEES};
}

function codecOf({codec}: Connector): Fact {
  const explains = 'reference/codecs';
  switch (codec.rule) {
    case 'none':
      return {text: 'structured events', explains};
    case 'by MIME type':
      return {topic: 'codec', text: 'by MIME type', explains};
    case 'optional':
      return {topic: 'codec', text: `\`${codec.default ?? ''}\` by default`, explains};
    case 'required':
      return {topic: 'codec', text: 'required', explains};
  }
}

function directionOf({decodes, encodes}: Codec): Fact {
  if (decodes && encodes) return {text: 'decodes and encodes'};
  return {text: decodes ? 'decodes only' : 'encodes only'};
}

function inverseOf({inverse}: {readonly inverse?: string}, kind: Kind): Fact | undefined {
  if (inverse === undefined) return undefined;
  return {topic: 'undone by', text: `\`${inverse}\``, explains: `reference/${kind}/${inverse}`};
}

function portsOf(ports: readonly Port[]): Fact | undefined {
  const names = ports.filter(({direction}) => direction === 'out').map(({name}) => `\`${name}\``);
  return names.length === 0 ? undefined : {topic: 'output', text: names.join(', ')};
}

/** The chips of each record of the page in a row, and the details folded below them. */
export function facts(page: Page, use: Use): RootContent[] {
  const kind = chooseKind(page, use, Object.keys(SHEETS) as (keyof typeof SHEETS)[]);
  const records = chooseRecords(page, use, kind);
  // Each sheet fits the records of its kind.
  const sheet = SHEETS[kind] as Sheet<(typeof records)[number]>;
  const lists = records.map((record) => {
    const chips = sheet.chips(record).filter((fact) => fact !== undefined);
    return box(
      'ul',
      'facts',
      chips.map((fact) => box('li', '', chip(page, fact))),
    );
  });
  const folded = records.flatMap((record) =>
    detailItems(records.length > 1 ? record.name : undefined, sheet.details(record)),
  );
  const topics = records.flatMap((record) =>
    sheet.details(record).flatMap((detail) => detail?.[2] ?? []),
  );
  return folded.length === 0 ? lists : [...lists, fold([...new Set(topics)], folded)];
}

function chip(page: Page, {topic, text, explains}: Fact): PhrasingContent[] {
  const content = [
    ...(topic === undefined ? [] : [span('fact-topic', phrase(topic)), ...phrase(' ')]),
    ...phrase(text ?? ''),
  ];
  const onPage = explains === GUARANTEES ? page.anchorOf('Delivery guarantees') : undefined;
  return linkedTo(content, onPage ?? (explains === undefined ? undefined : page.linkTo(explains)));
}

function detailItems(
  owner: string | undefined,
  details: readonly (Detail | undefined)[],
): RootContent[] {
  return details
    .filter((detail) => detail !== undefined)
    .map(([name, text]) => {
      const before: Cell = owner === undefined ? name : `\`${owner}\`: ${name}`;
      return box('li', '', [span('fact-topic', phrase(before)), ...phrase(` ${text}`)]);
    });
}

function fold(topics: readonly string[], items: readonly RootContent[]): RootContent {
  const summary = box('summary', '', phrase(`More facts: ${topics.join(', ')}`));
  return box('details', 'more-facts', [summary, box('ul', '', items)]);
}

/** A part's purpose and needs, in one cell. */
export function purposeOf(record: {readonly purpose: string; readonly needs?: string}): Cell {
  return phrase(record.needs ? `${record.purpose} Needs ${record.needs}.` : record.purpose);
}
