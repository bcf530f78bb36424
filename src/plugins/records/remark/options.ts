import type {RootContent} from 'mdast';
import {optionAnchor} from '../../../../data/model/anchors';
import {formatDefault, formatDescription} from '../../../../data/model/format';
import {allKinds, chooseKind, chooseRecords} from './choose';
import {anchored, phrase, table} from './nodes';
import type {Page, Use} from './page';

const TITLES = ['Option', 'Type', 'Unit', 'Required', 'Default', 'Description'];

/** `<Options of="file" />`: a row per option of each record, each with an address. */
export function options(page: Page, use: Use): RootContent[] {
  const records = chooseRecords(page, use, chooseKind(page, use, allKinds));
  return records.map((record): RootContent => {
    if (record.options.length === 0) {
      return {type: 'paragraph', children: phrase(`None. \`${record.name}\` takes no options.`)};
    }
    const rows = record.options.map((option) => [
      anchored(optionAnchor(record.name, option.name), option.name),
      option.type,
      option.unit ?? 'none',
      option.required ? 'yes' : 'no',
      option.required ? 'none' : formatDefault(option),
      formatDescription(option),
    ]);
    return table(TITLES, rows);
  });
}
