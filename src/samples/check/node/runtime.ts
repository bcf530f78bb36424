import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {seriesOf} from '../../../site/versions/model';
import type {CommandOutcome, Implementation} from '../../model/outcome';
import type {RuntimeTask} from '../../model/runs';
import {runTask, type Confinement} from './runTask';

/** The runtime's own command of one release. */
export interface Runtime {
  /** Series of its release. */
  readonly series: string;
  readonly by: Implementation;
  /** Runs a task: one list per step, with one outcome per command. */
  run(task: RuntimeTask): Promise<CommandOutcome[][]>;
}

/**
 * Opens the runtime's command, and asks for its version.
 *
 * @param binary path of the command, which the caller trusts
 * @param documented series of the releases that versions of the docs document
 * @param confinement how commands of pages run with it
 * @throws Error if it is not `tremor`, or if no version of the docs documents its release
 */
export async function openRuntime(
  binary: string,
  documented: readonly string[],
  confinement: Confinement,
): Promise<Runtime> {
  const absolute = path.resolve(binary);
  const printed = await execute(absolute);
  const release = /^tremor (\S+)/m.exec(printed)?.[1] ?? '';
  const series = seriesOf(release);
  if (!documented.includes(series)) {
    throw new Error(
      `"${binary} --version" prints "${printed.trim().slice(0, 80)}". Expected the runtime's ` +
        `command, of a series that is documented (${documented.join(', ')}): give its path after ` +
        '--with-tremor.',
    );
  }
  const command = {binary: absolute, library: process.env.TREMOR_PATH ?? ''};
  return {
    series,
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
