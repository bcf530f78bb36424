/** Formats values of records for a cell: text in which only `code` is marked up. */
import type {Condition, ConfigValue, Option} from './model';

/** A value in the syntax of a configuration, such as `{"retry": 3}`. */
export function formatValue(value: ConfigValue): string {
  if (Array.isArray(value)) return `[${value.map(formatValue).join(', ')}]`;
  if (typeof value === 'object') {
    const fields = Object.entries(value).map(
      ([key, field]) => `${JSON.stringify(key)}: ${formatValue(field)}`,
    );
    return `{${fields.join(', ')}}`;
  }
  return JSON.stringify(value);
}

/** The default of an option, with long durations and sizes also in larger units. */
export function formatDefault(option: Option): string {
  if (option.defaultText) return option.defaultText;
  if (option.default === undefined || option.default === null) return 'none';
  const code = `\`${formatValue(option.default)}\``;
  const larger = typeof option.default === 'number' && inLargerUnit(option.default, option.unit);
  return larger ? `${code} (${larger})` : code;
}

const UNITS: Readonly<Record<string, readonly (readonly [size: number, name: string])[]>> = {
  ns: [
    [1e9, 's'],
    [1e6, 'ms'],
  ],
  ms: [[1e3, 's']],
  bytes: [
    [2 ** 20, 'MiB'],
    [2 ** 10, 'KiB'],
  ],
};

/** `10000000000` ns is `10 s`; undefined if no larger unit divides the number. */
function inLargerUnit(value: number, unit: string | undefined): string | undefined {
  const fitting = UNITS[unit ?? '']?.find(([size]) => value >= size && value % size === 0);
  return fitting && `${value / fitting[0]} ${fitting[1]}`;
}

/** `yes`, `no`, or when. */
export function formatCondition(condition: Condition): string {
  return typeof condition === 'string' ? condition : condition ? 'yes' : 'no';
}

const UNIT_NAMES: Readonly<Record<string, string>> = {
  ns: 'nanoseconds',
  ms: 'milliseconds',
  s: 'seconds',
};

/** The unit of an option in words; undefined if it has none. */
export function formatUnit(unit: string | undefined): string | undefined {
  return unit && (UNIT_NAMES[unit] ?? unit);
}
