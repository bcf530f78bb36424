import {expect, test} from 'vitest';
import {parseMarkdown} from '../../samples/model/node/parse';
import {findCliFaults, parseCliOptions} from './cliOptions';

const options = parseCliOptions(
  [
    'tremor --instance -i tremor',
    'tremor dbg ast --exprs -x off',
    'tremor run --port none none',
  ].join('\n'),
);

const page = (...rows: string[]): string[] =>
  findCliFaults(
    parseMarkdown(
      rows
        .map((row) =>
          row.startsWith('|')
            ? `| Long | Short | Value | Default | Description |\n|---|---|---|---|---|\n${row}\n`
            : `## ${row}\n`,
        )
        .join('\n'),
    ),
    options,
  );

const GOOD = [
  'Options of every command {#global}',
  '| `--instance` | `-i` | a name | `tremor` | A. |\n| `--help` | `-h` | none | off | B. |',
  'tremor dbg {#dbg}',
  '| `--exprs` | `-x` | none | off | C. |',
  'tremor run',
  '| `--port` | none | a name | what the file says | D. |',
];

test('a page with all options has no faults', () => {
  expect(page(...GOOD)).toEqual([]);
});

test.each([
  ['missing', '| `--exprs`', '| `--other`', 'tremor dbg ast --exprs is missing'],
  ['unknown', '| `--exprs`', '| `--other`', 'tremor dbg has no option --other'],
  ['another default', '`tremor`', '`main`', 'the default tremor, and the page says main'],
  ['another short form', '`-x`', '`-y`', 'has the short form -x'],
  ['in another section', 'tremor run', 'tremor new', 'tremor run --port is missing'],
])('%s: found', (_name, from, to, message) => {
  expect(page(...GOOD.map((part) => part.replace(from, to))).join('\n')).toContain(message);
});
