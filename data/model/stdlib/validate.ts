import {Joi} from '@docusaurus/utils-validation';
import {RecordError} from '../validate';
import type {StdlibFunction, StdlibModule} from './model';
import {parseSignature} from './signature';

const line = Joi.string()
  .pattern(/^\S.*\S$/u, 'one line')
  .max(140);
const since = Joi.string()
  .pattern(/^\d+\.\d+(\.\d+)?$/, 'release such as 1.2.3, or the coming series in quotes')
  .required();

const signature = Joi.string()
  .required()
  .custom((text: string) => {
    if (!parseSignature(text)) throw new Error('expected "name(parameter: type) -> type"');
    return text;
  });

const schema = Joi.object({
  module: Joi.string()
    .pattern(/^\w+(::\w+)+$/, 'module path')
    .required(),
  purpose: line.required(),
  since,
  functions: Joi.array()
    .items(Joi.object({signature, purpose: line.required(), since}))
    .required(),
  constants: Joi.array()
    .items(
      Joi.object({
        name: Joi.string().pattern(/^\w+$/, 'name in code').required(),
        type: Joi.string()
          .valid('integer', 'float', 'string', 'bool', 'array', 'record')
          .required(),
        value: Joi.string().required(),
        meaning: line,
        since,
      }),
    )
    .unique('name')
    .required(),
}).label('the file');

/**
 * Checks the record of a module and reads its signatures.
 *
 * @param file its path from the project's root
 * @param folder the folder of the version's modules, with a slash at its end
 * @throws RecordError naming the file, every wrong field and what was expected there
 */
export function validateModule(file: string, folder: string, value: unknown): StdlibModule {
  const options = {abortEarly: false, convert: false, errors: {wrap: {label: '`' as const}}};
  const {error} = schema.validate(value, options);
  if (error) {
    const details = error.details.map(({message}) => `  - ${message}`);
    throw new RecordError(
      `${file} is not a record of a module:\n${details.join('\n')}\n` +
        'The fields are described in data/model/stdlib/model.ts.',
    );
  }
  const record = value as StdlibModule;
  const expected = file
    .slice(folder.length)
    .replace(/\.yaml$/, '')
    .replaceAll('/', '::');
  if (record.module !== expected) {
    throw new RecordError(
      `${file}: the field \`module\` says "${record.module}", expected "${expected}", as its path.`,
    );
  }
  return {...record, functions: record.functions.map(withParameters)};
}

function withParameters(given: StdlibFunction): StdlibFunction {
  return {...given, ...parseSignature(given.signature)};
}
