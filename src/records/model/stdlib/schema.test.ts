import {expect, test} from 'vitest';
import {validateModule} from './schema';

const folder = 'data/edge/stdlib/';
const module = {
  module: 'std::text',
  purpose: 'Texts.',
  since: '0.12.4',
  functions: [{signature: 'cut(input: string) -> array', purpose: 'Cuts.', since: '1.3'}],
  constants: [],
};

test('reads names and parameters of the functions', () => {
  const read = validateModule('data/edge/stdlib/std/text.yaml', folder, module);
  expect(read.functions[0]).toMatchObject({name: 'cut', returns: 'array'});
});

test('leads to the field that is wrong', () => {
  const functions = [{...module.functions[0], signature: 'cut(input)'}];
  expect(() =>
    validateModule('data/edge/stdlib/std/text.yaml', folder, {...module, functions}),
  ).toThrow(/std\/text\.yaml is not a record of a module:\n.*functions\[0\]\.signature/);
});

test('requires that the path of the file and of the module agree', () => {
  expect(() => validateModule('data/edge/stdlib/std/string.yaml', folder, module)).toThrow(
    'the field `module` says "std::text", expected "std::string"',
  );
});

test('adds texts to the parameters, and refuses one that the signature does not have', () => {
  const parameters = {input: 'What to cut.'};
  const functions = [{...module.functions[0], parameters, returns: 'the parts'}];
  const file = 'data/edge/stdlib/std/text.yaml';
  expect(validateModule(file, folder, {...module, functions}).functions[0]).toMatchObject({
    parameters: [{name: 'input', description: 'What to cut.'}],
    returns: 'array',
    value: 'the parts',
  });
  const misnamed = [{...module.functions[0], parameters: {text: 'What to cut.'}}];
  expect(() => validateModule(file, folder, {...module, functions: misnamed})).toThrow(
    /parameters\.text.* is not in the signature, whose parameters are: input/,
  );
});
