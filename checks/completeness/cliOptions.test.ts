import {expect, test} from 'vitest';
import type {Command} from '../../src/records/model/commands';
import {findCliFaults, parseCliOptions} from './cliOptions';

const options = parseCliOptions(
  [
    'tremor --instance -i tremor',
    'tremor dbg ast --exprs -x off',
    'tremor run --port none none',
    'tremor run --out -o required',
  ].join('\n'),
);

const command = (name: string, ...found: Command['options']): Command => ({
  ...{command: name, purpose: 'Runs.', synopsis: `tremor ${name}`, arguments: []},
  options: found,
});

const GOOD = [
  command(
    '',
    {long: '--instance', short: '-i', value: 'a name', default: 'tremor', description: 'A.'},
    {long: '--help', short: '-h', description: 'B.'},
  ),
  command('dbg', {long: '--exprs', short: '-x', description: 'C.'}),
  command(
    'run',
    {long: '--port', value: 'a name', defaultText: 'what the file says', description: 'D.'},
    {long: '--out', short: '-o', value: 'a file', required: true, description: 'E.'},
  ),
];

test('records with all options have no faults', () => {
  expect(findCliFaults(GOOD, options)).toEqual([]);
});

test.each([
  ['missing', '--exprs', '--other', 'tremor dbg ast --exprs is missing'],
  ['unknown', '--exprs', '--other', 'tremor dbg has no option --other'],
  ['another default', '"tremor"', '"main"', 'the default tremor, and the record says main'],
  ['another short form', '"-x"', '"-y"', 'has the short form -x'],
  ['in another command', '"run"', '"new"', 'tremor run --port is missing'],
  ['no longer required', '"required":true', '"required":false', 'has the default required'],
])('%s: found', (_name, from, to, message) => {
  const changed = JSON.parse(JSON.stringify(GOOD).replaceAll(from, to)) as Command[];
  expect(findCliFaults(changed, options).join('\n')).toContain(message);
});
