/** Metadata, ports and metrics of a part. */
import type {RootContent} from 'mdast';
import {metadataAnchor} from '../model/anchors';
import type {MetadataKey} from '../model/model';
import {chooseKind, chooseRecords} from './choose';
import {entryList, REQUIRED} from './entries';
import {linked, paragraph, phrase, table} from './nodes';
import type {Page, Use} from './page';

const WITH_PORTS = ['connectors', 'operators'] as const;
const EXCHANGING = [...WITH_PORTS, 'onramps', 'offramps'] as const;

const DIRECTIONS: Readonly<Record<MetadataKey['direction'], string>> = {
  written: 'set by the source',
  read: 'read by the sink',
  echoed: 'echoed in the reply',
};

/** `<Metadata of="…" />`: an entry per key that the records read and write. */
export function metadata(page: Page, use: Use): RootContent[] {
  const kind = chooseKind(page, use, EXCHANGING);
  return chooseRecords(page, use, kind).flatMap((record, _, all): RootContent[] => {
    if (record.metadata.length === 0) {
      return [paragraph(`\`${record.name}\` neither sets nor reads metadata.`)];
    }
    const list = entryList(
      record.metadata.map((entry) => ({
        anchor: metadataAnchor(record.name, entry.key, entry.direction),
        name: entry.key,
        chips: [
          {
            text:
              kind === 'connectors'
                ? DIRECTIONS[entry.direction]
                : `${entry.direction} by the ${kind.slice(0, -1)}`,
          },
          {text: entry.type},
          ...(entry.required ? [REQUIRED] : []),
        ],
        description: entry.meaning,
        example: entry.example,
      })),
    );
    return named(record.name, list, all.length > 1 || use.isOneOfSeveral);
  });
}

/** `<Ports of="…" />` */
export function ports(page: Page, use: Use): RootContent[] {
  const kind = chooseKind(page, use, WITH_PORTS);
  return chooseRecords(page, use, kind).flatMap((record, _, all) => {
    const list = table(
      ['Port', 'Direction', 'Carries'],
      record.ports.map(({name, direction, carries}) => [`\`${name}\``, direction, carries]),
    );
    return named(record.name, list, all.length > 1 || use.isOneOfSeveral);
  });
}

/** Puts the name of a record above its list if the page has another such list below the same heading. */
function named(name: string, list: RootContent, isOneOfSeveral = false): RootContent[] {
  return isOneOfSeveral ? [paragraph(`\`${name}\`:`), list] : [list];
}

/** `<Metrics of="kafka_consumer" />`: the measurements that only this connector emits. */
export function metrics(page: Page, use: Use): RootContent[] {
  return chooseRecords(page, use, chooseKind(page, use, ['connectors'])).map((record) => {
    if (!record.metrics) {
      return paragraph(`\`${record.name}\` emits only the metrics of every connector.`);
    }
    return entryList(
      record.metrics.map(({name, tags, fields}) => ({
        anchor: `${record.name}-metric-${name}`,
        name,
        chips: [{text: `tags ${tags.map((tag) => `\`${tag}\``).join(', ')}`}],
        description: 'Fields:',
        values: fields.map((field) => ({value: field.name, meaning: field.meaning})),
      })),
    );
  });
}

/** `<MetadataIndex />`: the keys of all parts, each with the page that explains it. */
export function metadataIndex(page: Page): RootContent[] {
  const entries = EXCHANGING.flatMap((kind) =>
    [...page.records[kind].values()].flatMap((record) =>
      record.metadata.map((entry) => ({record, entry})),
    ),
  );
  entries.sort((a, b) => a.entry.key.localeCompare(b.entry.key, 'en'));
  const rows = entries.map(({record, entry}) => {
    const anchor = metadataAnchor(record.name, entry.key, entry.direction);
    // Most keys begin with the name of their part: a column for it would repeat it.
    const part = linked(record.name, page.linkTo(record.page));
    return [
      linked(entry.key, page.linkTo(record.page, anchor)),
      [...phrase(`${VERBS[entry.direction]} by `), ...part],
      entry.type,
      entry.meaning,
    ];
  });
  return [table(['Key', 'Direction', 'Type', 'Meaning'], rows)];
}

const VERBS: Readonly<Record<MetadataKey['direction'], string>> = {
  written: 'set',
  read: 'read',
  echoed: 'echoed',
};
