/** The options of the command line, as the sources of a release define them and a page shows them. */
import type {Heading, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';

export interface CliOption {
  /** Such as `tremor server run`; `tremor` for options of all commands. */
  readonly command: string;
  readonly long: string;
  /** `none` where there is no short form. */
  readonly short: string;
  /** A value, `off` for a switch, `required`, or `none`. */
  readonly default: string;
}

/** Reads the list of options: one a line, command, long form, short form, default. */
export function parseCliOptions(text: string): CliOption[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const words = line.split(' ');
      const [long = '', short = '', value = ''] = words.slice(-3);
      return {command: words.slice(0, -3).join(' '), long, short, default: value};
    });
}

/**
 * Compares a page with the options of its version.
 *
 * @returns a sentence per fault: an option that is missing, unknown, or shown otherwise
 */
export function findCliFaults(tree: Root, options: readonly CliOption[]): string[] {
  const shown = readOptions(tree);
  const missing = options.flatMap((option) => {
    const found = shown.find((one) => one.long === option.long && covers(one.command, option));
    const name = `${option.command} ${option.long}`;
    if (!found) return [`${name} is missing: add a row for it.`];
    return [
      ...(found.short === option.short ? [] : [`${name} has the short form ${option.short}.`]),
      // Without a default of its own, an option can still have an effect that the page tells.
      ...(option.default === 'none' || found.default === option.default
        ? []
        : [`${name} has the default ${option.default}, and the page says ${found.default}.`]),
    ];
  });
  const unknown = shown
    .filter(({long}) => !BUILT_IN.has(long))
    .filter(
      (one) => !options.some((option) => one.long === option.long && covers(one.command, option)),
    )
    .map(({command, long}) => `${command} has no option ${long}: remove the row.`);
  return [...missing, ...unknown];
}

/** The parser of arguments adds these itself. */
const BUILT_IN = new Set(['--help', '--version']);

/** A section on `tremor dbg` holds the options of `tremor dbg ast` too. */
function covers(section: string, {command}: CliOption): boolean {
  return command === section || (section !== 'tremor' && command.startsWith(`${section} `));
}

/** The rows of tables whose first columns are Long, Short, Value, Default, by their section. */
function readOptions(tree: Root): CliOption[] {
  let command = 'tremor';
  return tree.children.flatMap((node) => {
    if (node.type === 'heading' && node.depth === 2) command = commandOf(node);
    return node.type === 'table' ? readTable(node, command) : [];
  });
}

function commandOf(heading: Heading): string {
  return /^tremor(?: [a-z]+)+/.exec(toString(heading))?.[0] ?? 'tremor';
}

function readTable({children: [head, ...rows]}: Table, command: string): CliOption[] {
  if (!head || !/^Long Short Value Default/.test(head.children.map(textOf).join(' '))) return [];
  return rows.map(({children}) => {
    const [long = '', short = '', , value = ''] = children.map(textOf);
    return {command, long, short, default: value};
  });
}

function textOf(node: Parameters<typeof toString>[0]): string {
  return toString(node).trim();
}
