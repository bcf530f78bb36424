/** The records of the standard library: one file per module and version. */
import * as z from 'zod';
import {alsoAfterMistakes, changes, line, unique} from '../fields';
import {parseRecord, RecordError, type Read} from '../parseRecord';
import {parseSignature} from './signature';

const text = line(140);

/** The first release with a name, or the series of the coming release. */
const since = z
  .string()
  .regex(/^\d+\.\d+(\.\d+)?$/, 'must be a release such as 1.2.3, or the coming series in quotes');

/** A function; its name and parameters are read from its signature. */
export const stdlibFunction = z
  .strictObject({
    /** The signature as the reference writes it, without the module. */
    signature: z.string(),
    purpose: text,
    since,
    /** The purpose of each parameter of the signature. */
    parameters: z.record(z.string(), line(200)).optional(),
    /** The returned value, in addition to its type. */
    returns: line(200).optional(),
    /** Whether equal arguments always give an equal value, and nothing else changes. */
    pure: z.boolean().optional(),
    /** Whether it fails in a way that not every function of its module has. */
    fails: z.boolean().optional(),
  })
  .transform(({parameters: texts = {}, returns: value, ...fn}, {addIssue}) => {
    const signature = parseSignature(fn.signature);
    if (!signature) {
      const message = 'must be "name(parameter: type) -> type"';
      addIssue({code: 'custom', path: ['signature'], message, input: fn.signature});
      return z.NEVER;
    }
    const names = signature.parameters.map(({name}) => name);
    const unknown = Object.keys(texts).find((name) => !names.includes(name));
    if (unknown !== undefined) {
      const message = `is not in the signature, whose parameters are: ${names.join(', ') || 'none'}`;
      addIssue({code: 'custom', path: ['parameters', unknown], message, input: texts});
      return z.NEVER;
    }
    const parameters = signature.parameters.map((parameter) => {
      const description = texts[parameter.name];
      return description === undefined ? parameter : {...parameter, description};
    });
    return {...fn, ...signature, parameters, ...(value === undefined ? {} : {value})};
  });

export const stdlibConstant = z.strictObject({
  name: z.string().regex(/^\w+$/, 'must be a name in code'),
  type: z.enum(['integer', 'float', 'string', 'bool', 'array', 'record']),
  /** JSON text, because a number of 64 bits does not survive as a number. */
  value: z.string().min(1),
  meaning: text.optional(),
  since,
});

/** The file `data/<version>/stdlib/std/string.yaml` holds the module `std::string`. */
export const stdlibModule = z.strictObject({
  module: z.string().regex(/^\w+(::\w+)+$/, 'must be the path of a module, such as std::string'),
  purpose: text,
  /** The page's path below the version, unless it is `reference/stdlib/` and the module's path. */
  page: z
    .string()
    .regex(/^[\w/-]+$/, 'must be a path below the version')
    .optional(),
  since,
  functions: z.array(stdlibFunction),
  constants: z.array(stdlibConstant).superRefine(unique('name'), alsoAfterMistakes),
  changes,
});

/**
 * Checks the record of a module and reads its signatures.
 *
 * @param file its path from the project's root
 * @param folder the folder of the version's modules, with a slash at its end
 * @throws RecordError naming the file, every wrong field and what was expected there
 */
export function validateModule(
  file: string,
  folder: string,
  value: unknown,
): Read<typeof stdlibModule> {
  const what = `${file} is not a record of a module`;
  const record = parseRecord(stdlibModule, value, what, 'src/records/model/stdlib/schema.ts');
  const expected = file
    .slice(folder.length)
    .replace(/\.yaml$/, '')
    .replaceAll('/', '::');
  if (record.module !== expected) {
    throw new RecordError(
      `${file}: the field \`module\` says "${record.module}", expected "${expected}", as its path.`,
    );
  }
  return record;
}
