import type {RootContent} from 'mdast';
import {optionAnchor} from '../model/anchors';
import {formatDefault, formatUnit, formatValue} from '../model/format';
import {kinds, type Option} from '../model/model';
import {chooseKind, chooseRecords} from './choose';
import {entryList, nest, REQUIRED, type Chip, type Entry} from './entries';
import {paragraph} from './nodes';
import type {Page, Use} from './page';

/** `<Options of="file" />`: an entry per option of each record, each with an address. */
export function options(page: Page, use: Use): RootContent[] {
  const records = chooseRecords(page, use, chooseKind(page, use, kinds));
  return records.map((record): RootContent => {
    if (record.options.length === 0) {
      return paragraph(`\`${record.name}\` takes no options.`);
    }
    return entryList(
      nest(
        record.options,
        ({name}) => name,
        (option, inner) => optionEntry(record.name, record.since, option, inner),
      ),
    );
  });
}

function optionEntry(
  record: string,
  since: string,
  option: Option,
  entries: readonly Entry[],
): Entry {
  return {
    anchor: optionAnchor(record, option.name),
    name: option.name,
    chips: chipsOf(option, since),
    description: option.description,
    ...(option.values
      ? {values: option.values.map((value) => (typeof value === 'string' ? {value} : value))}
      : {}),
    ...(option.example === undefined ? {} : {example: formatValue(option.example)}),
    entries,
  };
}

function chipsOf(option: Option, partSince: string): Chip[] {
  const unit = formatUnit(option.unit);
  const hasDefault = !option.required && formatDefault(option) !== 'none';
  return [
    {text: unit ? `${option.type}, ${unit}` : option.type},
    option.required
      ? REQUIRED
      : {text: hasDefault ? `default ${formatDefault(option)}` : 'optional'},
    ...(option.since && option.since !== partSince ? [{text: `since ${option.since}`}] : []),
  ];
}
