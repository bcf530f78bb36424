/** The arguments and options of commands, each with an address such as `#server-run-api-host`. */
import type {RootContent} from 'mdast';
import {
  commandAnchor,
  optionName,
  type Command,
  type CommandArgument,
  type CommandOption,
} from '../model/commands';
import {entryList, REQUIRED, type Chip, type Entry} from './entries';
import {linked, paragraph, table} from './nodes';
import {misuse, type Page, type Use} from './page';

/** `<CommandIndex />`: all commands, linked to their sections. */
export function commandIndex(page: Page): RootContent[] {
  const rows = [...page.records.commands.values()]
    .filter(({command}) => command !== '')
    .map(({command, purpose}) => [
      linked(`tremor ${command}`, `#${commandAnchor(command)}`),
      purpose,
    ]);
  return [table(['Command', 'Purpose'], rows)];
}

/** `<CommandOptions of="server run" />`: the synopsis, the arguments, and the options. */
export function commandOptions(page: Page, use: Use): RootContent[] {
  const record = commandOf(page, use);
  const prefix = commandAnchor(record.command);
  const entries = [
    ...record.arguments.map((argument) => argumentEntry(prefix, argument)),
    ...record.options.map((option) => optionEntry(prefix, option)),
  ];
  return [
    ...synopsis(record),
    entries.length === 0
      ? paragraph('The command takes no arguments and no options.')
      : entryList(entries),
  ];
}

/** The options of all commands have no synopsis. */
function synopsis({command, synopsis: value}: Command): RootContent[] {
  return command === '' ? [] : [{type: 'code', lang: 'text', value}];
}

function argumentEntry(prefix: string, argument: CommandArgument): Entry {
  const {name, required, repeated} = argument;
  return {
    anchor: `${prefix}-${name.toLowerCase()}`,
    name: repeated ? `${name}…` : name,
    chips: [{text: 'argument'}, ...(required ? [REQUIRED] : []), ...defaultOf(argument)],
    ...rest(argument),
  };
}

function optionEntry(prefix: string, option: CommandOption): Entry {
  const {long, short, value, required, repeated} = option;
  return {
    anchor: `${prefix}-${optionName(option).replace(/^-+/, '')}`,
    name: [short, long].filter(Boolean).join(', '),
    chips: [
      {text: value ?? 'switch'},
      ...(required ? [REQUIRED] : []),
      ...defaultOf(option),
      ...(repeated ? [{text: 'can be repeated'}] : []),
      ...(option.since === undefined ? [] : [{text: `since ${option.since}`}]),
    ],
    ...rest(option),
  };
}

function rest({
  description,
  values,
}: CommandArgument | CommandOption): Pick<Entry, 'description' | 'values'> {
  return {description, ...(values ? {values: values.map((value) => ({value}))} : {})};
}

function defaultOf(entry: CommandArgument | CommandOption): Chip[] {
  const text =
    entry.defaultText ?? (entry.default === undefined ? undefined : `\`${entry.default}\``);
  return text === undefined ? [] : [{text: `default ${text}`}];
}

function commandOf(page: Page, use: Use): Command {
  const {commands} = page.records;
  const found = commands.get(use.attributes.of ?? '');
  if (found && use.attributes.of !== undefined) return found;
  throw misuse(
    page,
    use,
    `${page.version} has no command "${use.attributes.of ?? ''}".`,
    `Write of="…" with one of: ${[...commands.keys()].map((name) => name || '(empty: all commands)').join(', ')}. ` +
      `A new one is a file in data/${page.version}/commands/.`,
  );
}
