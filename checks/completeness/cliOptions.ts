/** Compares the records of commands with the options that the sources of a release define. */
import {optionName, type Command} from '../../src/records/model/commands';

interface CliOption {
  /** Such as `tremor server run`; `tremor` for options of all commands. */
  readonly command: string;
  /** The long form; the short form for an option that has only this one. */
  readonly long: string;
  /** The short form, or `none`. */
  readonly short: string;
  /** A value, `off` for a switch, `required`, or `none`. */
  readonly default: string;
}

/** Reads a list of options; each line holds command, long form, short form, and default. */
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
 * Compares records with the options of their version.
 *
 * @returns a sentence per fault: an option that is missing, unknown, or described otherwise
 */
export function findCliFaults(
  commands: readonly Command[],
  options: readonly CliOption[],
): string[] {
  const described = commands.flatMap(readOptions);
  const missing = options.flatMap((option) => {
    const found = described.find((one) => one.long === option.long && covers(one.command, option));
    const name = `${option.command} ${option.long}`;
    if (!found) return [`${name} is missing: add it to the record of its command.`];
    return [
      ...(found.short === option.short ? [] : [`${name} has the short form ${option.short}.`]),
      // The record may describe the effect of an option without a default.
      ...(option.default === 'none' || found.default === option.default
        ? []
        : [`${name} has the default ${option.default}, and the record says ${found.default}.`]),
    ];
  });
  const unknown = described
    .filter(({long}) => !BUILT_IN.has(long))
    .filter(
      (one) => !options.some((option) => one.long === option.long && covers(one.command, option)),
    )
    .map(({command, long}) => `${command} has no option ${long}: remove it from the record.`);
  return [...missing, ...unknown];
}

/** The parser of arguments adds these itself. */
const BUILT_IN = new Set(['--help', '--version']);

/** The record of `tremor dbg` holds the options of `tremor dbg ast` too. */
function covers(recorded: string, {command}: CliOption): boolean {
  return command === recorded || (recorded !== 'tremor' && command.startsWith(`${recorded} `));
}

function readOptions({command, options}: Command): CliOption[] {
  return options.map((option) => ({
    command: ['tremor', command].filter(Boolean).join(' '),
    long: optionName(option),
    short: option.short ?? 'none',
    default: option.required
      ? 'required'
      : (option.default ?? option.defaultText ?? (option.value === undefined ? 'off' : 'none')),
  }));
}
