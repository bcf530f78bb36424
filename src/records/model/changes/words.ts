/** The words for fields of records and for their values. */
import type {ConfigValue} from '../fields';
import {formatUnit, formatValue} from '../format';
import type {Fields} from './facts';

/** Fields whose values are sentences: a difference is one of wording. */
export const TEXTS = new Set(
  'purpose,description,meaning,meanings,carries,returned,parameters,synopsis,yields,pattern,tags,fields,source promise,source onAck,source onFail,sink promise,sink acknowledges,sink fails,sink batches'.split(
    ',',
  ),
);

/** The names of facts, if they differ from the names of their fields. */
export const NAMES: Readonly<Record<string, string>> = {
  unknownOptions: 'unknown options',
  needs: 'requirement',
  use: 'name in a query',
  mime: 'MIME types',
  carries: 'content',
  returned: 'value',
  'source onAck': 'effect of an acknowledgement',
  'source onFail': 'effect of a failure',
  'sink acknowledges': 'acknowledgement of the sink',
  'sink fails': 'failure of the sink',
  'sink batches': 'batches',
  'codec rule': 'codec',
  'codec default': 'default codec',
  'source transactional': 'acknowledgements of the source',
  'source asynchronous': 'separate task of the source',
  'source promise': 'guarantee of the source',
  'sink autoAck': 'acknowledgement by the runtime',
  'sink asynchronous': 'sends after the sink has returned',
  'sink promise': 'guarantee of the sink',
  pure: 'pure function',
  fails: 'can fail',
  repeated: 'can be repeated',
  short: 'short form',
  stateful: 'keeps state',
};

/** Values that readers write, and so see as code. */
const CODE = new Set(['default', 'signature', 'value', 'short', 'use', 'codec default', 'mime']);

export function describeValue(field: string, value: ConfigValue | undefined): string {
  if (value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (field === 'unit') return formatUnit(String(value)) ?? '';
  if (Array.isArray(value)) return codes(value) || 'none';
  return CODE.has(field) ? `\`${textOf(value)}\`` : textOf(value);
}

/** A type in the spelling of old records: `array of string`. */
export function singular(type: ConfigValue | undefined): string {
  return textOf(type).replace(/s\b/g, '');
}

export function codes(values: readonly unknown[]): string {
  return values.map((value) => `\`${String(value)}\``).join(', ');
}

export function textOf(value: ConfigValue | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The fields that `presenceOf` describes. */
export const PRESENCE = ['required', 'default', 'defaultText'];

/** Whether an option must be given, and its value if it is not. */
export function presenceOf({required, default: value, defaultText}: Fields): string {
  if (required === true) return 'required';
  if (defaultText !== undefined) return `default ${textOf(defaultText)}`;
  return value === undefined ? 'optional' : `default \`${formatValue(value)}\``;
}
