import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {LanguageVersion} from '../../../language/host/protocol';
import type {CommandOutcome, Implementation} from '../../../samples/model/outcome';
import type {RuntimeTask} from '../../../samples/model/runs';
import {runTask, type Confinement} from './runTask';

/** The runtime's own command of one version. */
export interface Runtime {
  readonly version: LanguageVersion;
  readonly by: Implementation;
  /** Runs a task: one list a step, one outcome a command. */
  run(task: RuntimeTask): Promise<CommandOutcome[][]>;
}

// The runtime's releases and the docs version that each belongs to.
const RELEASES: readonly (readonly [RegExp, LanguageVersion])[] = [
  [/^0\.11\./, '0.11'],
  [/^0\.12\./, '0.12'],
  [/^0\.13\./, 'edge'],
];

/**
 * Asks a command which version it is.
 *
 * @param binary path of the command; the one who calls this trusts it
 * @param confinement how commands of pages run with it
 * @throws Error where it is no `tremor`, or one that no docs version belongs to
 */
export async function openRuntime(binary: string, confinement: Confinement): Promise<Runtime> {
  const absolute = path.resolve(binary);
  const printed = await execute(absolute);
  const release = /^tremor (\S+)/m.exec(printed)?.[1] ?? '';
  const version = RELEASES.find(([pattern]) => pattern.test(release))?.[1];
  if (!version) {
    throw new Error(
      `"${binary} --version" prints "${printed.trim().slice(0, 80)}". Expected the runtime's ` +
        'command, version 0.11, 0.12 or 0.13: give its path after --with-tremor.',
    );
  }
  const command = {binary: absolute, library: process.env.TREMOR_PATH ?? ''};
  return {
    version,
    by: `tremor ${release}`,
    run: (task) => runTask(task, command, confinement),
  };
}

async function execute(binary: string): Promise<string> {
  try {
    return (await promisify(execFile)(binary, ['--version'], {timeout: 10_000})).stdout;
  } catch (error) {
    return (error as Error).message;
  }
}
