// @ts-check
import {NextStepError} from '../../scripts/setup/next-step.mjs';
import {runCommand} from '../../scripts/setup/run-command.mjs';

/**
 * Runs a step of a build with low priority.
 *
 * @param {readonly string[]} command
 * @param {{cwd: string, label: string, env?: NodeJS.ProcessEnv, explain?: (output: string) =>
 *   NextStepError | undefined}} options `explain` gets the output of a failed step
 * @returns {Promise<{output: string, seconds: number}>}
 * @throws {NextStepError} if the step fails
 */
export async function runStep(command, {explain, ...options}) {
  const result = await runCommand(['nice', '-n', '10', ...command], options);
  if (result.code === 0) return result;
  const tail = result.output.trimEnd().split('\n').slice(-15).join('\n');
  throw (
    explain?.(result.output) ??
    new NextStepError(`${options.label} failed with code ${result.code}.\n${tail}`, [
      `Run it by hand to see its full output: \`${command.join(' ')}\` in ${options.cwd}.`,
    ])
  );
}

/**
 * Returns the version that a tool reports.
 *
 * @param {readonly string[]} command for example ["clang", "--version"]
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string | undefined>} the first line of the output; undefined if the tool does not run
 */
export async function readVersion(command, env) {
  const result = await runCommand(command, {cwd: '/', label: command[0] ?? '', env});
  return result.code === 0 ? result.output.split('\n')[0]?.trim() : undefined;
}

const NETWORK =
  /Could not resolve|Temporary failure|Failed to fetch|Could not connect|Couldn't resolve|timed out|spurious network error|network failure|download of .* failed/i;

/**
 * Recognizes a failed download.
 *
 * @param {string} output of a command
 * @returns {NextStepError | undefined} the next step; undefined if the failure has another cause
 */
export function explainNetworkFailure(output) {
  if (!NETWORK.test(output)) return undefined;
  const tail = output.trimEnd().split('\n').slice(-6).join('\n');
  return new NextStepError(`A download failed: no network, or a server does not answer.\n${tail}`, [
    'Check the connection, then run `npm run language` again; it keeps the files that are already there.',
    'The site works without these files: its samples are then compared with their records.',
  ]);
}
