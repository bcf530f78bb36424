/**
 * Isolates the commands of pages: strangers write pages, and a command has all rights of the account
 * that runs it. An isolated command sees the programs of the system, the files that are listed and one
 * folder; it can write only to that folder, and reach only servers that its own page has started.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The parts of this machine that an isolated command can see. */
interface Surroundings {
  /** Absolute path of the only folder that can be written, which is every command's home. */
  readonly folder: string;
  /** Absolute paths of files and folders that can be read, besides the system's programs. */
  readonly readable: readonly string[];
}

/** A method of isolating commands. */
export interface Isolation {
  readonly name: string;
  /** The command that starts another one in isolation. */
  wrap(command: readonly string[], surroundings: Surroundings): readonly string[];
}

/** Programs and the files that they need to start: no home folder, no key, no socket of a service. */
const SYSTEM = [
  ...['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/nix/store'],
  ...['/etc/alternatives', '/etc/ld.so.cache', '/etc/ld.so.conf', '/etc/ld.so.conf.d'],
  ...['/etc/group', '/etc/hosts', '/etc/localtime', '/etc/nsswitch.conf', '/etc/passwd'],
  // Certificates of authorities, without which clients of HTTP refuse to start.
  ...['/etc/ssl/certs', '/etc/pki/tls/certs', '/etc/ca-certificates'],
];

const ENTER = path.join(__dirname, 'enterIsolation.sh');

/** Switches of the whole machine that root can write even if it has lost all other rights. */
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

/** `unshare` makes the namespaces, and enterIsolation.sh fills them. */
const unshare = (name: string, ...options: readonly string[]): Isolation => ({
  name,
  wrap: (command, {folder, readable}) => [
    ...['unshare', ...options, '--net', '--ipc', '--pid', '--mount', '--kill-child', '--'],
    ...['sh', ENTER, path.join(folder, ROOT), folder, ...visiblePaths(readable), '--', ...command],
  ],
});

/** The empty folder inside a run's folder that becomes the root; hidden, so that `ls` does not show it. */
const ROOT = '.root';

const CHOICES: readonly Isolation[] = [
  bwrap,
  unshare('unshare', '--user', '--map-root-user'),
  // Some machines allow only root to make namespaces, and no user namespaces at all.
  unshare('unshare as root'),
];

/** The paths of the system and of `readable` that exist, without paths inside other ones. */
function visiblePaths(readable: readonly string[]): readonly string[] {
  const all = [...new Set([...SYSTEM, ...readable])].filter((name) => fs.existsSync(name));
  return all.filter((name) => !all.some((other) => other !== name && name.startsWith(`${other}/`)));
}

/** Makes the folder of a run, with the empty folder that becomes the root. */
export function makeRunFolder(): string {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'sample-'));
  fs.mkdirSync(path.join(folder, ROOT));
  return folder;
}

/** The environment of the command that tries out an isolation. */
const TRIAL_ENVIRONMENT = {PATH: process.env.PATH};

/**
 * Returns the first isolation that works here. Each is tried out, because a program may be installed
 * and still not be allowed to make namespaces (in containers, or by the kernel's settings).
 *
 * @param choices the isolations to try; a test passes others
 * @returns the reasons if none works
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

/** All isolations that work here, for the tests that check each of them. */
export function isolationsHere(): readonly Isolation[] {
  return CHOICES.filter((choice) => tryIsolation(choice) === undefined);
}

/** The reason why an isolation does not work; undefined if it works. */
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

/** Explains why commands are not run, and what to do about it. */
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
