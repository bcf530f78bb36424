/** Signatures of functions, such as `split(input: string, separator: string) -> array`. */

export interface Parameter {
  /** `...` for any number of further arguments. */
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  /** Its purpose, from the record. */
  readonly description?: string;
}

interface Signature {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly returns: string;
}

const SIGNATURE = /^(?<name>\w+)\((?<parameters>[^()]*)\) -> (?<returns>[a-z]+(?: or [a-z]+)*)$/;
const PARAMETER = /^(?<name>\w+|\.\.\.)(?<optional>\?)?: (?<type>[a-z]+(?: or [a-z]+)*)$/;

/** Reads a signature; undefined if it is not one. */
export function parseSignature(text: string): Signature | undefined {
  const {name, parameters, returns} = SIGNATURE.exec(text)?.groups ?? {};
  if (!name || parameters === undefined || !returns) return undefined;
  const read = parameters === '' ? [] : parameters.split(', ').map(parseParameter);
  if (!read.every((parameter) => parameter !== undefined)) return undefined;
  return {name, parameters: read, returns};
}

function parseParameter(text: string): Parameter | undefined {
  const {name, optional, type} = PARAMETER.exec(text)?.groups ?? {};
  return name && type ? {name, type, optional: optional === '?'} : undefined;
}

/** Numbers of arguments that a signature allows; `max` null for any number. */
export function arityOf({parameters}: Signature): {min: number; max: number | null} {
  const open = parameters.some(({name}) => name === '...');
  const min = parameters.filter(({name, optional}) => name !== '...' && !optional).length;
  return {min, max: open ? null : parameters.length};
}
