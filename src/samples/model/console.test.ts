import {describe, expect, it} from 'vitest';
import {parseConsole, refusedProgram, startsServer, writeConsole} from './console';

describe('parseConsole', () => {
  const text = [
    '$ curl localhost:9898/v1/flows \\',
    '    -H "accept: application/json"',
    '[]',
    '',
    'end',
    '$ cat <<EOF > a.json',
    '1',
    'EOF',
    '$ tremor --version',
    'tremor 0.12.4',
  ].join('\n');

  it('separates commands from output', () => {
    expect(parseConsole(text)).toEqual([
      {
        text: 'curl localhost:9898/v1/flows \\\n    -H "accept: application/json"',
        output: '[]\n\nend',
      },
      {text: 'cat <<EOF > a.json\n1\nEOF', output: ''},
      {text: 'tremor --version', output: 'tremor 0.12.4'},
    ]);
  });

  it('is undone by writeConsole', () => {
    expect(writeConsole(parseConsole(text) ?? [])).toBe(text);
  });

  it('refuses a block without a prompt', () => {
    expect(parseConsole('tremor --version')).toBeUndefined();
    expect(parseConsole('')).toBeUndefined();
  });
});

it.each([
  ['tremor server run main.troy', true],
  ['echo 1 | tremor -l log.yaml server run main.troy', true],
  ['tremor run main.trickle', false],
])('startsServer %s: %s', (command, expected) => expect(startsServer(command)).toBe(expected));

it.each([
  ['tremor run q.trickle -i in.json', undefined],
  ['RUST_LOG=info tremor server run main.troy 2>&1 | head -3', undefined],
  ['echo \'{"a": 1}; sudo\' | tremor run a.tremor', undefined],
  ['curl -s http://localhost:9898/v1/version', undefined],
  ['curl https://example.com', 'curl to example.com'],
  ['sudo apt-get install tremor', 'sudo'],
  ['tremor --version; rm -r x', 'rm'],
  ['tremor doc $(rm x)', 'rm'],
  ['tremor --version\nrm x', 'rm'],
  ['cat <<EOF > a.json\nrm\nEOF', undefined],
  ["cat <<'EOF' | rm x\n1\nEOF", 'rm'],
  ['# Then:\ncurl localhost:9898 \\\n  -X POST', undefined],
])('refusedProgram %s: %s', (command, expected) => expect(refusedProgram(command)).toBe(expected));
