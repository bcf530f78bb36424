import type {RootContent} from 'mdast';
import {formatCondition} from '../model/format';
import type {Connector} from '../model/model';
import {inline, linked, phrase, table, type Cell} from './nodes';
import {misuse, type Page, type Use} from './page';

interface View {
  readonly titles: readonly string[];
  readonly row: (record: Connector) => readonly string[] | undefined;
}

const VIEWS: Readonly<Record<string, View>> = {
  flags: {
    titles: [
      'Source: transactional',
      'Source: asynchronous',
      'Sink: auto_ack',
      'Sink: asynchronous',
    ],
    row: ({source, sink}) => [
      source ? formatCondition(source.transactional) : 'no source',
      source ? formatCondition(source.asynchronous) : 'no source',
      sink ? formatCondition(sink.autoAck) : 'no sink',
      sink ? formatCondition(sink.asynchronous) : 'no sink',
    ],
  },
  source: {
    titles: ['Promise', 'On acknowledgement', 'On failure'],
    row: ({source}) => source && [source.promise, source.onAck, source.onFail],
  },
  sink: {
    titles: ['Promise', 'Acknowledges', 'Fails'],
    row: ({sink}) => sink && [sink.promise, sink.acknowledges, sink.fails],
  },
  batches: {
    titles: ['A batched event'],
    row: ({sink}) => sink && [sink.batches],
  },
};

/** `<DeliveryMatrix show="flags" />`: what each connector promises, from its record. */
export function deliveryMatrix(page: Page, use: Use): RootContent[] {
  const view = VIEWS[use.attributes.show ?? ''];
  if (!view) {
    const views = Object.keys(VIEWS).join(', ');
    throw misuse(page, use, 'which view is meant?', `Write show="…" with one of: ${views}.`);
  }
  const promises = [...page.records.connectors.values()].flatMap((record) => {
    const cells = view.row(record);
    return cells ? [[linked(record.name, page.linkTo(record.page)), cells] as const] : [];
  });
  return [table(['Connector', ...view.titles], shareRows(promises))];
}

/** A row for all names with the same cells; the names that share their cells with few others come first. */
export function shareRows(
  rows: readonly (readonly [name: Cell, cells: readonly string[]])[],
): Cell[][] {
  const shared = new Map<string, {readonly cells: readonly string[]; readonly names: Cell[]}>();
  for (const [name, cells] of rows) {
    const key = JSON.stringify(cells);
    const row = shared.get(key) ?? {cells, names: []};
    row.names.push(name);
    shared.set(key, row);
  }
  return [...shared.values()]
    .sort((a, b) => a.names.length - b.names.length)
    .map(({names, cells}) => [joined(names), ...cells]);
}

function joined(names: readonly Cell[]): Cell {
  return names.flatMap((name, index) => [...(index > 0 ? phrase(', ') : []), ...inline(name)]);
}
