/**
 * Runs the commands of a page with the runtime's own command, in a folder that
 * holds the page's files. `runTask.ts` makes and removes the folder, and decides
 * what the commands see of the machine.
 *
 * Everything stays on the loopback address: the management interface gets a free
 * port there, `0.0.0.0` in files becomes `127.0.0.1`. In the output, the addresses
 * of the page replace them again.
 */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import getPort from 'get-port';
import {preparesShell, startsServer} from '../../model/console';
import {API_PORT, normalizeRun} from '../normalize';
import type {CommandOutcome} from '../../model/outcome';
import type {RuntimeTask} from '../../model/runs';
import {endedWithin, start, type Running} from './process';

/** Time limits of a run, in milliseconds. */
const COMMAND_MS = 30_000;
const READY_MS = 15_000;
const QUIET_MS = 800;
const QUIET_LIMIT_MS = 6_000;

/** The exit code recorded for a command that ran out of time; `timeout` has the same. */
const TIMED_OUT = 124;

/** The runtime's command, and the folders of its standard library. */
export interface RuntimeCommand {
  /** Absolute path. */
  readonly binary: string;
  /** As TREMOR_PATH: folders with a colon between them; may be empty. */
  readonly library: string;
}

/** A task with the folder and the environment of its commands. */
export interface SessionRequest extends RuntimeCommand {
  readonly task: RuntimeTask;
  /** Absolute path of the folder of the run, where commands and their files are. */
  readonly folder: string;
  /** The environment of the commands, to which the session adds its own variables. */
  readonly env: Readonly<Record<string, string>>;
}

/** A server, and the outcome that its next output belongs to. */
interface Server {
  readonly run: Running;
  readonly command: string;
  block: number;
  index: number;
  /** Characters of its output that belong to earlier outcomes. */
  reported: number;
}

/**
 * Runs a task in this process, with its rights.
 *
 * @returns one list per step, with one outcome per command
 */
export async function playTask(request: SessionRequest): Promise<CommandOutcome[][]> {
  const session = new Session(request, await getPort({host: '127.0.0.1'}));
  try {
    return await session.play(request.task);
  } finally {
    await session.stop();
  }
}

class Session {
  private readonly folder: string;
  private readonly programs: string;
  private readonly written = new Map<string, string>();
  private readonly outcomes: CommandOutcome[][] = [];
  private server: Server | undefined;
  /** Commands such as `cd` and `export`, which affect all later ones. */
  private prologue = '';

  constructor(
    private readonly request: SessionRequest,
    private readonly apiPort: number,
  ) {
    this.folder = path.join(request.folder, 'work');
    this.programs = path.join(request.folder, 'bin');
  }

  async play(task: RuntimeTask): Promise<CommandOutcome[][]> {
    await fs.mkdir(this.folder);
    await this.installCommand();
    for (const [block, step] of task.steps.entries()) {
      this.outcomes.push([]);
      await this.write(step.files);
      for (const command of step.commands) await this.execute(command, block);
      if (step.input !== undefined) await this.type(step.input, block);
      if (step.waitMs !== undefined) await pause(step.waitMs);
    }
    await this.endServer();
    return this.outcomes;
  }

  async stop(): Promise<void> {
    await this.server?.run.stop();
    this.server = undefined;
  }

  /** Puts a `tremor` that listens on the port of this run first into the path of all commands. */
  private async installCommand(): Promise<void> {
    const host = `127.0.0.1:${this.apiPort}`;
    const {binary, library} = this.request;
    const script = [
      '#!/bin/sh',
      'case " $* " in',
      '*" --api-host"*|*" -a "*) ;;',
      `*" server run "*) set -- "$@" --api-host ${host} ;;`,
      'esac',
      // A page sets a module path without this machine's folder of the standard library.
      `if [ "$TREMOR_PATH" != '${library}' ]; then`,
      `  export TREMOR_PATH="\${TREMOR_PATH:+$TREMOR_PATH:}"'${library}'`,
      'fi',
      `exec '${binary}' "$@"`,
    ];
    await fs.mkdir(this.programs);
    // In a terminal, curl shows no progress if it prints the answer.
    await fs.writeFile(path.join(this.programs, '.curlrc'), 'silent\nshow-error\n');
    await fs.writeFile(path.join(this.programs, 'tremor'), `${script.join('\n')}\n`, {mode: 0o755});
  }

  private async write(files: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(files)) {
      const file = path.resolve(this.folder, name);
      if (!file.startsWith(this.folder + path.sep)) {
        throw new Error(`The title "${name}" leads out of the folder of the run.`);
      }
      if (this.written.get(file) === text) continue;
      this.written.set(file, text);
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, this.toRun(text));
    }
  }

  private async execute(command: string, block: number): Promise<void> {
    const isServer = startsServer(command);
    if (isServer) await this.endServer();
    const env = {
      ...this.request.env,
      PATH: `${this.programs}${path.delimiter}${this.request.env.PATH ?? ''}`,
      TREMOR_PATH: this.request.library,
      CURL_HOME: this.programs,
    };
    const prepares = preparesShell(command);
    const strict = prepares ? 'set -e\n' : '';
    const run = start(this.prologue + strict + this.toRun(command), this.folder, env);
    const outcomes = this.outcomes[block] ?? [];
    if (isServer) {
      this.server = {run, command, block, index: outcomes.length, reported: 0};
      outcomes.push({exit: 0, output: ''});
      await this.ready(run);
      return;
    }
    const exit = await endedWithin(run, COMMAND_MS);
    if (exit === undefined) await run.stop();
    if (prepares && exit === 0) this.prologue += `${this.toRun(command)}\n`;
    outcomes.push({exit: exit ?? TIMED_OUT, output: this.toPage(run.output(), command)});
  }

  /** Waits until the server answers, has ended, or, without an interface, is quiet. */
  private async ready(run: Running): Promise<void> {
    const began = Date.now();
    while (run.isRunning() && Date.now() - began < READY_MS) {
      if (await answers(this.apiPort)) break;
      if (/ (-n|--no-api)\b/.test(this.server?.command ?? '') && Date.now() - began > QUIET_MS)
        break;
      await pause(50);
    }
    await run.quiet(QUIET_MS, QUIET_LIMIT_MS);
  }

  /** Types text into the running server; what it prints from then on is this block's output. */
  private async type(text: string, block: number): Promise<void> {
    const outcomes = this.outcomes[block] ?? [];
    outcomes.push({exit: 0, output: ''});
    if (!this.server) return;
    await this.takeOutput();
    Object.assign(this.server, {block, index: 0});
    this.server.run.type(this.toRun(text));
    await this.server.run.quiet(QUIET_MS, QUIET_LIMIT_MS);
  }

  /** Adds the output of the server since the last time to the outcome that it belongs to. */
  private async takeOutput(): Promise<void> {
    if (!this.server) return;
    const {run, command, block, index, reported} = this.server;
    await run.quiet(QUIET_MS, QUIET_LIMIT_MS);
    const printed = run.output();
    this.server.reported = printed.length;
    const output = this.toPage(printed.slice(reported), command);
    const exit = run.isRunning() ? 0 : await run.ended;
    const outcomes = this.outcomes[block];
    if (outcomes) outcomes[index] = {exit, output};
  }

  /** Takes the server's output once it is quiet, then ends it. */
  private async endServer(): Promise<void> {
    await this.takeOutput();
    await this.stop();
  }

  private toRun(text: string): string {
    return text
      .replaceAll('0.0.0.0', '127.0.0.1')
      .replace(
        new RegExp(`\\b(localhost|127\\.0\\.0\\.1):${API_PORT}\\b`, 'g'),
        `$1:${this.apiPort}`,
      );
  }

  private toPage(text: string, command: string): string {
    const listening = `Listening at: http://127.0.0.1:${this.apiPort}`;
    // Without the option, the interface would have been on the default address.
    const output = command.includes('api-host')
      ? text
      : text.replace(listening, `Listening at: http://0.0.0.0:${API_PORT}`);
    const surroundings = {folder: this.folder, host: os.hostname(), apiPort: this.apiPort};
    return normalizeRun(output, surroundings).replace(/\r\n/g, '\n').replace(/\n+$/, '');
  }
}

async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/v1/version`, {signal: AbortSignal.timeout(500)});
    return true;
  } catch {
    return false;
  }
}
