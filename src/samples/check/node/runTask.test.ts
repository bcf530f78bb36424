import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {CommandOutcome} from '../../model/outcome';
import {findIsolation, formatRefusal, isolationsHere} from './isolation';
import {runTask, type Confinement} from './runTask';
import {NEXT} from '../../model/testing';

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'strangers-'));
const marker = path.join(scratch, 'outside/marker');
const made = path.join(scratch, 'outside/made');

beforeEach(() => {
  fs.mkdirSync(path.dirname(marker), {recursive: true});
  fs.writeFileSync(marker, 'here');
  vi.stubEnv('SAMPLE_SECRET', 'hunter2');
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(path.dirname(marker), {recursive: true, force: true});
});
afterAll(() => {
  fs.rmSync(scratch, {recursive: true});
});

/** Runs one block of commands, as if a page had it. */
async function run(confinement: Confinement, ...commands: string[]): Promise<CommandOutcome[]> {
  const task = {
    ...{key: 'k', id: 'k', version: NEXT},
    steps: [{files: {}, commands}],
  } as const;
  const [outcomes] = await runTask(task, {binary: '/bin/true', library: ''}, confinement);
  return outcomes ?? [];
}

/** Commands that write or remove files outside their folder. */
const HARMFUL: readonly (readonly [what: string, command: string])[] = [
  ['a substitution', `echo $(touch ${made})`],
  ['a substitution in backticks', `echo \`touch ${made}\``],
  ['a redirection', `echo text > ${made}`],
  ['a redirection over a file', `echo text > ${marker}`],
  ['find with -delete', `find ${path.dirname(marker)} -delete`],
  [
    'find with -delete, from the root',
    `find / -maxdepth 4 -path '${path.dirname(marker)}*' -delete`,
  ],
  [
    'a link out of the folder',
    `ln -s ${path.dirname(marker)} link && touch link/made && rm link/marker`,
  ],
];

function expectNothingHappened(): void {
  expect(fs.existsSync(made)).toBe(false);
  expect(fs.readFileSync(marker, 'utf8')).toBe('here');
}

it.each(HARMFUL)('%s does harm without isolation', async (_, command) => {
  await run('trusted', command);
  expect(expectNothingHappened).toThrow();
});

it('hides the environment even from trusted commands', async () => {
  const [all, secret] = await run('trusted', 'env | cut -d= -f1 | sort', 'echo "$SAMPLE_SECRET"');
  expect(secret?.output).toBe('');
  expect(all?.output.split('\n')).toEqual(
    ['CURL_HOME', 'HOME', 'LANG', 'PATH', 'PWD', 'SHLVL', 'TREMOR_PATH', '_'].sort(),
  );
});

const here = isolationsHere();
if (here.length === 0) console.warn('Skipped: nothing on this machine isolates commands.');

describe.each(here.map((isolation) => [isolation.name, isolation] as const))(
  'in %s',
  (_, isolation) => {
    it.each(HARMFUL)('%s changes nothing', async (_what, command) => {
      await run(isolation, command);
      expectNothingHappened();
    });

    it('neither files outside nor the environment can be read', async () => {
      const home = os.homedir();
      const outcomes = await run(
        isolation,
        `cat ${marker}`,
        `ls ${home}`,
        `ls ${process.cwd()}`,
        'cat /etc/shadow',
        'echo "$SAMPLE_SECRET"',
        "cat /proc/*/environ | tr '\\0' '\\n' | grep -a SECRET",
      );
      expect(outcomes.map(({exit}) => exit !== 0)).toEqual([true, true, true, true, false, true]);
      expect(outcomes.map(({output}) => output).join('\n')).not.toMatch(/here|hunter2/);
    });

    it('the system stays read-only, even for commands that mount or unshare again', async () => {
      const outcomes = await run(
        isolation,
        'touch /usr/made',
        'touch /made',
        'mount -o remount,rw /usr',
        'unshare --user --map-root-user --mount sh -c "mount -o remount,bind,rw /usr && touch /usr/made"',
        // Opens the file only, so that nothing changes if it can be written.
        'true >> /proc/sys/kernel/core_pattern',
      );
      expect(outcomes.map(({exit}) => exit !== 0)).toEqual([true, true, true, true, true]);
      expect(fs.existsSync('/usr/made')).toBe(false);
    });

    it('no server outside can be reached, and one inside can', async () => {
      let connections = 0;
      const server = net.createServer((socket) => {
        connections += 1;
        socket.destroy();
      });
      server.listen(0, '0.0.0.0');
      await once(server, 'listening');
      const {port} = server.address() as net.AddressInfo;
      const addresses = Object.values(os.networkInterfaces()).flatMap((all) =>
        (all ?? []).filter(({family}) => family === 'IPv4').map(({address}) => address),
      );
      const connect = (address: string) => `exec 3<>/dev/tcp/${address}/${port}`;
      try {
        const outcomes = await run(
          isolation,
          ...['127.0.0.1', ...addresses, '192.0.2.1'].map((address) => connect(address)),
        );
        expect(outcomes.every(({exit}) => exit !== 0)).toBe(true);
        expect(connections).toBe(0);
      } finally {
        server.close();
      }
      const script =
        "require('http').createServer((_, r) => r.end('hello')).listen(8080, '127.0.0.1')";
      const [, answer] = await run(
        isolation,
        `'${process.execPath}' -e "${script}" >/dev/null 2>&1 &\nuntil (exec 3<>/dev/tcp/127.0.0.1/8080) 2>/dev/null; do sleep 0.05; done`,
        'exec 3<>/dev/tcp/127.0.0.1/8080',
      );
      expect(answer?.exit).toBe(0);
    });

    it('no process outside can be ended, and those inside end with the run', async () => {
      const other = spawn('sleep', ['60']);
      try {
        const seconds = 31_400 + Math.floor(Math.random() * 1000);
        const [killed] = await run(
          isolation,
          `kill -9 ${other.pid}`,
          `setsid sleep ${seconds} >/dev/null 2>&1 &`,
        );
        expect(killed?.exit).not.toBe(0);
        expect(other.exitCode).toBeNull();
        expect(other.signalCode).toBeNull();
        expect(runningCommands()).not.toContain(`sleep ${seconds}`);
      } finally {
        other.kill();
      }
    });
  },
);

/** The command lines of all processes of this machine. */
function runningCommands(): string[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      try {
        return fs.readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0').join(' ').trim();
      } catch {
        return ''; // The process has already ended.
      }
    });
}

describe('if nothing isolates', () => {
  const absent = {name: 'absent', wrap: () => ['no-such-program']};
  const forbidden = {
    name: 'forbidden',
    wrap: () => ['sh', '-c', 'echo "Operation not permitted" >&2; exit 1'],
  };
  const pretended = {name: 'pretended', wrap: (command: readonly string[]) => command};

  it('each isolation is tried, and gives the reason why it does not work', () => {
    const found = findIsolation([absent, forbidden, pretended]);
    expect(found).toEqual({
      refused: [
        'absent: not installed',
        'forbidden: Operation not permitted',
        'pretended: the folder or what is outside was not as expected',
      ],
    });
  });

  it('the refusal names the reasons and both solutions', () => {
    expect(formatRefusal(['bwrap: not installed'])).toBe(
      [
        'Commands of pages are not run: pages are written by strangers, commands run in isolation only,',
        'and nothing on this machine isolates them.',
        '  bwrap: not installed',
        '  -> On Linux install bubblewrap (Debian and Ubuntu: `apt-get install bubblewrap`), or let your',
        '     account make namespaces: `unshare --user --net --map-root-user true` has to work.',
        '  -> Or read the commands of the pages, then run them with all rights of your account: --trust.',
      ].join('\n'),
    );
  });
});
