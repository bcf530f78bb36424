/** `<Configuration of="…" />`: the examples of records as tabs, the smallest one in front. */
import type {Code, RootContent} from 'mdast';
import {formatExample} from '../model/configuration';
import type {Connector, Kind, Records} from '../model/model';
import {element} from '../../mdx/element';
import {allKinds, chooseKind, chooseRecords} from './choose';
import {misuse, type Page, type Use} from './page';

export function configuration(page: Page, use: Use): RootContent[] {
  const kind = chooseKind(page, use, allKinds);
  const records = chooseRecords(page, use, kind);
  const panels = records.flatMap((record) =>
    examplesOf(page, use, kind, record).map(({label, block}) => ({
      label: records.length > 1 ? `${labelOf(kind, record)}: ${lowerFirst(label)}` : label,
      block,
    })),
  );
  const [only] = panels;
  return [only && panels.length === 1 ? only.block : tabs(panels)];
}

/** A title inside a label, unless it begins with a name. */
function lowerFirst(title: string): string {
  return /^[A-Z][a-z]/.test(title) ? title[0]!.toLowerCase() + title.slice(1) : title;
}

/** A connector is known by its side, everything else by its name. */
function labelOf(kind: Kind, record: Records[Kind]): string {
  if (kind !== 'connectors') return record.name;
  const {side} = record as Connector;
  return side === 'source' ? 'Source' : side === 'sink' ? 'Sink' : record.name;
}

function examplesOf(page: Page, use: Use, kind: Kind, record: Records[Kind]): Panel[] {
  const {examples = []} = record;
  if (examples.length === 0) {
    throw misuse(
      page,
      use,
      `the record ${record.name} has no examples.`,
      `Add the field \`examples\` to data/${page.version}/${kind}/${record.name}.yaml.`,
    );
  }
  return examples.map((example) => {
    const {lang, text, meta} = formatExample(kind, record, example);
    // The samples transformer looks up what was recorded of it (src/samples/model/extract.ts).
    const data = {source: `data/${page.version}/${kind}/${record.name}.yaml`};
    const block: Code = {type: 'code', lang, meta, value: text, data: data as object};
    return {label: example.title, block};
  });
}

interface Panel {
  readonly label: string;
  readonly block: RootContent;
}

/** All panels are in the page; the reader's choice applies to all tabs with the same names. */
function tabs(panels: readonly Panel[]): RootContent {
  return element(
    'Tabs',
    {groupId: 'configuration'},
    panels.map(({label, block}) =>
      element('TabItem', {value: label.toLowerCase().replace(/\W+/g, '-'), label}, [block]),
    ),
  );
}
