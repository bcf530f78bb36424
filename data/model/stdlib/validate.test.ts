import {expect, test} from 'vitest';
import {validateModule} from './validate';

const folder = 'data/edge/stdlib/';
const module = {
  module: 'std::text',
  purpose: 'Texts.',
  since: '0.12.4',
  functions: [{signature: 'cut(input: string) -> array', purpose: 'Cuts.', since: '1.3'}],
  constants: [],
};

test('gives the functions their names and parameters', () => {
  const read = validateModule('data/edge/stdlib/std/text.yaml', folder, module);
  expect(read.functions[0]).toMatchObject({name: 'cut', returns: 'array'});
});

test('leads to the field that is wrong', () => {
  const functions = [{...module.functions[0], signature: 'cut(input)'}];
  expect(() =>
    validateModule('data/edge/stdlib/std/text.yaml', folder, {...module, functions}),
  ).toThrow(/std\/text\.yaml is not a record of a module:\n.*functions\[0\]\.signature/);
});

test('wants the path of the file and of the module to agree', () => {
  expect(() => validateModule('data/edge/stdlib/std/string.yaml', folder, module)).toThrow(
    'the field `module` says "std::text", expected "std::string"',
  );
});
