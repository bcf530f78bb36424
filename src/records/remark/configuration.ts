/** `<Configuration of="…" />`: the examples of records as tabs, the smallest one first. */
import type {Code, RootContent} from 'mdast';
import {formatExample} from '../model/configuration';
import {kinds, type Connector, type Kind, type Records} from '../model/model';
import {element} from '../../mdx/element';
import {chooseKind, chooseRecords} from './choose';
import {misuse, type Page, type Use} from './page';

export function configuration(page: Page, use: Use): RootContent[] {
  const kind = chooseKind(page, use, kinds);
  const records = chooseRecords(page, use, kind);
  const examples = records.map((record) => examplesOf(page, use, kind, record));
  const [first = []] = examples;
  if (examples.length === 1) {
    return first.length === 1
      ? first.flatMap(({blocks}) => blocks)
      : [tabs('configuration', first)];
  }
  // One row of tabs: the first example of each record is shown, and the others are folded below it.
  const sides = records.map((record, index) => {
    const [shown, ...folded] = examples[index]!;
    const blocks = [...shown!.blocks, ...folded.map(fold)];
    return {label: labelOf(kind, record), blocks};
  });
  return [tabs('side', sides)];
}

function fold({label, blocks}: Panel): RootContent {
  const summary = element('summary', {}, [{type: 'text', value: label}]);
  return element('details', {}, [summary, ...blocks]);
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
    return {label: example.title, blocks: [block]};
  });
}

interface Panel {
  readonly label: string;
  readonly blocks: readonly RootContent[];
}

/** All panels are in the page; the reader's choice applies to all tabs of a group. */
function tabs(groupId: string, panels: readonly Panel[]): RootContent {
  return element(
    'Tabs',
    {groupId},
    panels.map(({label, blocks}) =>
      element('TabItem', {value: label.toLowerCase().replace(/\W+/g, '-'), label}, blocks),
    ),
  );
}
