/** Runs the commands of a page in a fresh folder, in isolation unless the caller trusts them. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {CommandOutcome} from '../../model/outcome';
import type {RuntimeTask} from '../../model/runs';
import {makeRunFolder, type Isolation} from './isolation';
import {playIsolated} from './playIsolated';
import {playTask, type RuntimeCommand} from './session';

/** How commands run: in isolation, or with all rights of the account that runs them. */
export type Confinement = Isolation | 'trusted';

/**
 * Runs a task. All its commands share one folder, one loopback network and one table of processes,
 * which end with it.
 *
 * @returns one list per step, with one outcome per command
 * @throws Error if the session did not finish
 */
export async function runTask(
  task: RuntimeTask,
  command: RuntimeCommand,
  confinement: Confinement,
): Promise<CommandOutcome[][]> {
  const folder = makeRunFolder();
  try {
    const request = {...command, task, folder, env: environment(folder)};
    return confinement === 'trusted'
      ? await playTask(request)
      : await playIsolated(request, confinement);
  } finally {
    await fs.rm(folder, {recursive: true, force: true});
  }
}

/** The whole environment of a command: no key, token or name of the person who runs it. */
function environment(folder: string): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '/usr/local/bin:/usr/bin:/bin',
    HOME: path.join(folder, 'work'),
    LANG: 'C.UTF-8',
  };
}
