/** Writes the examples of a record as the configuration that a flow would have. */
import {stringify} from 'yaml';
import {formatValue} from './format';
import type {ConfigValue, Example, Kind} from './model';

/** The longest line, in characters. */
const LINE = 72;

/** The text of an example, and the info string of its fence. */
interface ExampleText {
  readonly lang: 'troy' | 'trickle' | 'yaml';
  readonly text: string;
  /** The part of a program that the text is, for the checks of samples. */
  readonly meta: string;
}

/**
 * Writes an example: the definition of a connector or an operator, an entry of `onramp` or `offramp` in
 * YAML, or, for codecs and processors, the `with` of a connector that names them.
 *
 * @param part the record that the example belongs to
 */
export function formatExample(
  kind: Kind,
  part: {readonly name: string; readonly use?: string},
  example: Example,
): ExampleText {
  const settings = Object.entries(example.with).map(
    ([name, value]) => `  ${name} = ${formatIndented(value, 2, name.length + 5)}`,
  );
  const block = settings.length > 0 ? `with\n${settings.join(',\n')}` : '';
  const body = block === '' ? ';' : `\n${block}\nend;`;
  const meta = 'fragment=statement';
  switch (kind) {
    case 'connectors':
      return {
        lang: 'troy',
        text: `define connector ${example.name} from ${part.name}${body}`,
        meta,
      };
    case 'operators': {
      const use = part.use ?? part.name;
      return {lang: 'trickle', text: `define operator ${example.name} from ${use}${body}`, meta};
    }
    case 'onramps':
    case 'offramps': {
      const entry = {id: example.name, type: part.name, ...example.with};
      const text = stringify({[kind.slice(0, -1)]: [entry]}, {lineWidth: LINE}).trimEnd();
      return {lang: 'yaml', text, meta: ''};
    }
    default:
      return {lang: 'troy', text: block, meta: 'fragment=with'};
  }
}

/** A value on as many lines as it needs, after `used` characters on its first line. */
function formatIndented(value: ConfigValue, indent: number, used: number): string {
  const flat = formatValue(value);
  if (used + flat.length <= LINE || value === null || typeof value !== 'object') return flat;
  const inner = ' '.repeat(indent + 2);
  const lines = Array.isArray(value)
    ? value.map((item) => inner + formatIndented(item as ConfigValue, indent + 2, indent + 2))
    : Object.entries(value).map(([key, field]) => {
        const name = `${inner}${JSON.stringify(key)}: `;
        return name + formatIndented(field, indent + 2, name.length);
      });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join(',\n')}\n${' '.repeat(indent)}${close}`;
}
