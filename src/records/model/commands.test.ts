import {expect, test} from 'vitest';
import {validateCommand} from './commands';

const run = {
  command: 'run',
  purpose: 'Runs a script.',
  synopsis: 'tremor run [OPTIONS] SCRIPT',
  arguments: [{name: 'SCRIPT', required: true, description: 'A file.'}],
  options: [{long: '--infile', short: '-i', value: 'a file', default: '-', description: 'Events.'}],
};

test('reads a command, and requires that its file has the same name', () => {
  expect(validateCommand('data/edge/commands/run.yaml', run)).toEqual(run);
  expect(() => validateCommand('data/edge/commands/doc.yaml', run)).toThrow(
    'data/edge/commands/doc.yaml: the field `command` says "run"',
  );
});

test('accepts an option that has only a short form', () => {
  const options = [{short: '-f', value: 'a file', description: 'What to run.'}];
  expect(validateCommand('data/edge/commands/run.yaml', {...run, options}).options).toEqual(
    options,
  );
});

test.each([
  [
    'a long form without dashes',
    {options: [{...run.options[0], long: 'infile'}]},
    'options[0].long',
  ],
  ['an option without a form', {options: [{description: 'A.'}]}, 'one of [long, short]'],
  ['an option twice', {options: [run.options[0], run.options[0]]}, 'is a duplicate'],
  [
    'an argument in small letters',
    {arguments: [{...run.arguments[0], name: 'file'}]},
    'in capitals',
  ],
  ['an unknown field', {exit: 1}, '`exit` is not allowed'],
])('refuses %s', (_name, change, message) => {
  expect(() => validateCommand('data/edge/commands/run.yaml', {...run, ...change})).toThrow(
    message,
  );
});
