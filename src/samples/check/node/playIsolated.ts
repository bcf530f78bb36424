/** Runs a session in isolation, and reads its outcomes. */
import {spawn} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import {buildSync} from 'esbuild';
import type {CommandOutcome} from '../../model/outcome';
import type {Isolation} from './isolation';
import type {SessionRequest} from './session';

/** The longest time for a command and the waiting around it; ends a run that hangs. */
const COMMAND_MS = 60_000;
/** The most characters of an answer and of a message: more than any page has. */
const ANSWER_LENGTH = 50_000_000;
const PROBLEM_LENGTH = 2000;

/** Plays a task in a separate Node process, so that everything that the task starts is isolated too. */
export async function playIsolated(
  request: SessionRequest,
  isolation: Isolation,
): Promise<CommandOutcome[][]> {
  const program = path.join(request.folder, 'session.cjs');
  await fs.writeFile(program, bundleSession());
  const readable = [process.execPath, request.binary, ...request.library.split(':')];
  const [first = '', ...args] = isolation.wrap([process.execPath, program], {
    folder: request.folder,
    readable: readable.filter((name) => path.isAbsolute(name)),
  });
  const {steps} = request.task;
  const commands = steps.flatMap((step) => [...step.commands, '']);
  const waits = steps.reduce((sum, {waitMs = 0}) => sum + waitMs, 0);
  const {output, problem} = await ask(first, args, JSON.stringify(request), {
    env: request.env,
    limitMs: COMMAND_MS * (commands.length + 1) + waits,
  });
  try {
    return readOutcomes(JSON.parse(output));
  } catch (error) {
    throw new Error(
      `The commands were not run to their end in ${isolation.name}: ` +
        `${problem.trim() || (error as Error).message}`,
      {cause: error},
    );
  }
}

let bundled: string | undefined;

/** The session as one file, because neither this project nor its packages exist inside the isolation. */
function bundleSession(): string {
  bundled ??= buildSync({
    entryPoints: [path.join(__dirname, 'isolatedSession.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
  }).outputFiles[0]?.text;
  return bundled ?? '';
}

/** Starts a program, writes to it, and reads its output until it ends or its time is up. */
function ask(
  program: string,
  args: readonly string[],
  input: string,
  {env, limitMs}: {readonly env: Readonly<Record<string, string>>; readonly limitMs: number},
): Promise<{output: string; problem: string}> {
  return new Promise((resolve, reject) => {
    // A detached process has no terminal that a command could type into.
    const child = spawn(program, args, {
      cwd: '/',
      env,
      detached: true,
      timeout: limitMs,
      killSignal: 'SIGKILL',
    });
    let output = '';
    let problem = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.length > ANSWER_LENGTH) child.kill('SIGKILL');
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      problem = (problem + text).slice(-PROBLEM_LENGTH);
    });
    child.stdin.on('error', () => undefined);
    child.on('error', reject);
    child.on('close', () => resolve({output, problem}));
    child.stdin.end(input);
  });
}

/** Checks the answer, because a command inside the isolation could have written it. */
function readOutcomes(answer: unknown): CommandOutcome[][] {
  const isOutcome = (value: unknown): value is CommandOutcome =>
    typeof (value as CommandOutcome | null)?.exit === 'number' &&
    typeof (value as CommandOutcome).output === 'string';
  const isStep = (value: unknown): value is CommandOutcome[] =>
    Array.isArray(value) && value.every(isOutcome);
  if (Array.isArray(answer) && answer.every(isStep)) return answer;
  throw new Error('The answer is not a list of outcomes.');
}
