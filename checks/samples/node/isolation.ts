/**
 * Where commands of pages run: pages are written by strangers, and a command can do whatever the
 * account may that runs it. In here a command sees the programs of the system, the files that are
 * named and one folder; it writes to that folder only and reaches servers of its own page only.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What a command in isolation finds of this machine. */
export interface Surroundings {
  /** Absolute path of the one folder that is there to be written, as every command's home. */
  readonly folder: string;
  /** Absolute paths of files and folders that are there to be read, besides the system's programs. */
  readonly readable: readonly string[];
}

/** A way to isolate commands that works on this machine. */
export interface Isolation {
  readonly name: string;
  /** The command that starts another one in isolation. */
  wrap(command: readonly string[], surroundings: Surroundings): readonly string[];
}

/** Programs and what they need to start: no folder of a person, no key, no socket of a service. */
const SYSTEM = [
  ...['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/nix/store'],
  ...['/etc/alternatives', '/etc/ld.so.cache', '/etc/ld.so.conf', '/etc/ld.so.conf.d'],
  ...['/etc/group', '/etc/hosts', '/etc/localtime', '/etc/nsswitch.conf', '/etc/passwd'],
  // Certificates of authorities, without which clients of HTTP refuse to start.
  ...['/etc/ssl/certs', '/etc/pki/tls/certs', '/etc/ca-certificates'],
];

const ENTER = path.join(__dirname, 'enterIsolation.sh');

/** Switches of the whole machine, open for writing to root even where it has no other right left. */
const SWITCHES = ['/proc/sys', '/proc/sysrq-trigger', '/proc/irq', '/proc/bus'];

const bwrap: Isolation = {
  name: 'bwrap',
  wrap: (command, {folder, readable}) => [
    ...['bwrap', '--unshare-all', '--cap-drop', 'ALL', '--die-with-parent', '--new-session'],
    ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
    ...[...SWITCHES.filter((name) => fs.existsSync(name)), ...visiblePaths(readable)].flatMap(
      (name) => ['--ro-bind', name, name],
    ),
    ...['--bind', folder, folder, '--remount-ro', '/', '--chdir', folder, '--', ...command],
  ],
};

/** `unshare` makes the namespaces, enterIsolation.sh what is in them. */
const unshare = (name: string, ...options: readonly string[]): Isolation => ({
  name,
  wrap: (command, {folder, readable}) => [
    ...['unshare', ...options, '--net', '--ipc', '--pid', '--mount', '--kill-child', '--'],
    ...['sh', ENTER, path.join(folder, ROOT), folder, ...visiblePaths(readable), '--', ...command],
  ],
});

/** Name of the empty folder in a run's folder that becomes the root: hidden, as nothing is in it. */
const ROOT = '.root';

const CHOICES: readonly Isolation[] = [
  bwrap,
  unshare('unshare', '--user', '--map-root-user'),
  // Some machines let root make namespaces, and nobody make those of users.
  unshare('unshare as root'),
];

/** What exists of the system and of `readable`; a path within another one stands for itself. */
function visiblePaths(readable: readonly string[]): readonly string[] {
  const all = [...new Set([...SYSTEM, ...readable])].filter((name) => fs.existsSync(name));
  return all.filter((name) => !all.some((other) => other !== name && name.startsWith(`${other}/`)));
}

/** Makes the folder of a run, with what every way of isolation needs in it. */
export function makeRunFolder(): string {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'sample-'));
  fs.mkdirSync(path.join(folder, ROOT));
  return folder;
}

/** The environment of a command that only looks whether isolation works: where programs are. */
const TRIAL_ENVIRONMENT = {PATH: process.env.PATH};

/**
 * The first way to isolate that works here: each is tried, because a program that is installed is
 * often forbidden to do it (in containers, by the kernel's settings).
 *
 * @param choices ways to try; a test hands in others
 * @returns why none works where none does
 */
export function findIsolation(
  choices: readonly Isolation[] = CHOICES,
): Isolation | {readonly refused: readonly string[]} {
  const refused: string[] = [];
  for (const choice of choices) {
    const reason = tryIsolation(choice);
    if (reason === undefined) return choice;
    refused.push(`${choice.name}: ${reason}`);
  }
  return {refused};
}

/** All ways to isolate that work here; tests hold each to the same promises. */
export function isolationsHere(): readonly Isolation[] {
  return CHOICES.filter((choice) => tryIsolation(choice) === undefined);
}

/** Why a way to isolate does not work; undefined where it does. */
function tryIsolation(isolation: Isolation): string | undefined {
  const folder = makeRunFolder();
  const outside = path.join(path.dirname(folder), `${path.basename(folder)}-outside`);
  try {
    fs.writeFileSync(outside, '');
    const script = 'test ! -e "$1" && : >"$2/written" && test -e /proc/self/status';
    const [program = '', ...args] = isolation.wrap(['sh', '-c', script, 'sh', outside, folder], {
      folder,
      readable: [],
    });
    const {status, error, stderr} = spawnSync(program, args, {
      cwd: '/',
      env: TRIAL_ENVIRONMENT,
      encoding: 'utf8',
      timeout: 10_000,
    });
    if (error) return 'code' in error && error.code === 'ENOENT' ? 'not installed' : error.message;
    if (status === 0) return undefined;
    return stderr.trim().split('\n').at(-1) || 'the folder or what is outside was not as expected';
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
    fs.rmSync(outside, {force: true});
  }
}

/** Says why commands are not run, and what to do about it. */
export function formatRefusal(refused: readonly string[]): string {
  return [
    'Commands of pages are not run: pages are written by strangers, commands run in isolation only,',
    'and nothing on this machine isolates them.',
    ...refused.map((reason) => `  ${reason}`),
    '  -> On Linux install bubblewrap (Debian and Ubuntu: `apt-get install bubblewrap`), or let your',
    '     account make namespaces: `unshare --user --net --map-root-user true` has to work.',
    '  -> Or read the commands of the pages, then run them with all rights of your account: --trust.',
  ].join('\n');
}
