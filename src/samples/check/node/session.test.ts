import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {makeSharedFolder} from '../../../../testing/folders';
import type {RuntimeTask} from '../../model/runs';
import {isolationsHere} from './isolation';
import {NEXT} from '../../model/testing';
import {runTask} from './runTask';

// Stands in for the runtime's command: it serves its address, or prints its arguments and a file.
const COMMAND = `#!${process.execPath}
const args = process.argv.slice(2);
if (args[0] === 'server') {
  const host = args[args.indexOf('--api-host') + 1];
  const [name, port] = host.split(':');
  require('http').createServer((request, response) => response.end('hello ' + host + '\\n'))
    .listen(Number(port), name, () => console.log('Listening at: http://' + host));
  console.error('in ' + process.cwd());
  // Later than the time that is allowed for the output of a silent server.
  if (args[2] === 'late') setTimeout(() => console.log('late line'), 2000);
  process.stdin.on('data', (line) => console.log('typed ' + line));
} else if (args[0] === 'fail') {
  console.error('no');
  process.exit(3);
} else {
  console.log(args.join(' '), require('fs').readFileSync(args[1], 'utf8').trim());
}
`;

const binary = path.join(makeSharedFolder(), 'command');
fs.writeFileSync(binary, COMMAND, {mode: 0o755});

const task = (...steps: RuntimeTask['steps']): RuntimeTask => ({
  ...{key: 'k', id: 'k', version: NEXT},
  steps,
});

describe.each(['trusted' as const, ...isolationsHere()])('commands that run %o', (confinement) => {
  const play = (...steps: RuntimeTask['steps']) =>
    runTask(task(...steps), {binary, library: ''}, confinement);

  it('runs commands on the files of the page and returns output and exit code', async () => {
    const outcomes = await play(
      {files: {'lib/a.txt': 'text\n'}, commands: ['tremor run lib/a.txt', 'tremor fail', 'pwd']},
      {files: {'lib/a.txt': 'other\n'}, commands: ['cat lib/a.txt | tr a-z A-Z']},
    );
    expect(outcomes).toEqual([
      [
        {exit: 0, output: 'run lib/a.txt text'},
        {exit: 3, output: 'no'},
        {exit: 0, output: '/srv/sample'},
      ],
      [{exit: 0, output: 'OTHER'}],
    ]);
  });

  it('leaves a server running for later blocks, on its own port, and ends it', async () => {
    const outcomes = await play(
      {files: {}, commands: ['tremor server run main.troy']},
      {files: {}, commands: ['curl -s localhost:9898/v1/version']},
    );
    expect(outcomes).toEqual([
      [{exit: 0, output: 'in /srv/sample\nListening at: http://0.0.0.0:9898'}],
      [{exit: 0, output: 'hello 127.0.0.1:9898'}],
    ]);
  });

  it('types into the server, and returns its answer with the block that was typed', async () => {
    const outcomes = await play(
      {files: {}, commands: ['mkdir below', 'cd below', 'tremor server run main.troy']},
      {files: {}, commands: [], input: 'hello\n'},
    );
    expect(outcomes[0]?.[2]?.output).toBe(
      'in /srv/sample/below\nListening at: http://0.0.0.0:9898',
    );
    expect(outcomes[1]).toEqual([{exit: 0, output: 'typed hello'}]);
  });

  it('waits after the commands of a step, before the output of the server is taken', async () => {
    const late = 'tremor server run late';
    const outcomes = await play({files: {}, commands: [late], waitMs: 2500});
    expect(outcomes[0]?.[0]?.output).toContain('late line');
  });

  it('refuses a title that leads out of its folder', async () => {
    await expect(play({files: {'../a': ''}, commands: []})).rejects.toThrow(/leads out/);
  });
});
