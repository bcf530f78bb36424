import {spawn, type ChildProcess} from 'node:child_process';
import {setTimeout as pause} from 'node:timers/promises';

/** A running shell command, in its own process group. */
export interface Running {
  /** The output so far, both streams as a terminal shows them. */
  output(): string;
  /** Its exit code once it has ended, 128 + n when a signal ended it. */
  readonly ended: Promise<number>;
  isRunning(): boolean;
  /** Resolves when nothing was printed for `quietMs`, at the latest after `limitMs`. */
  quiet(quietMs: number, limitMs: number): Promise<void>;
  /** Types text into its standard input. */
  type(text: string): void;
  /** Ends the whole group, with SIGTERM and then with SIGKILL. */
  stop(): Promise<void>;
}

const POLL_MS = 25;
const GRACE_MS = 4000;
/** The most output that is stored of a command. */
const OUTPUT_BYTES = 1024 * 1024;
const SIGNALS: Readonly<Record<string, number>> = {SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15};

/** Starts a command through bash; its standard input stays open and empty. */
export function start(
  command: string,
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
): Running {
  // One descriptor for both streams keeps their order.
  const child = spawn('bash', ['-c', `exec 2>&1\n${command}`], {
    cwd: folder,
    env: {...env},
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const chunks: Buffer[] = [];
  let bytes = 0;
  let lastPrint = Date.now();
  let running = true;
  child.stdout?.on('data', (chunk: Buffer) => {
    // Drops what a page cannot show, because a command can print without end.
    if (bytes < OUTPUT_BYTES) chunks.push(chunk);
    bytes += chunk.length;
    lastPrint = Date.now();
  });
  child.stdin?.on('error', () => undefined);
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      running = false;
      resolve(code ?? 128 + (SIGNALS[signal ?? ''] ?? 0));
    });
  });
  return {
    output: () => Buffer.concat(chunks).toString('utf8'),
    ended,
    isRunning: () => running,
    async quiet(quietMs, limitMs) {
      const began = Date.now();
      while (running && Date.now() - began < limitMs && Date.now() - lastPrint < quietMs) {
        await pause(POLL_MS);
      }
    },
    type(text) {
      lastPrint = Date.now();
      child.stdin?.write(text);
    },
    async stop() {
      child.stdin?.end();
      await endGroup(child, ended, () => running);
    },
  };
}

/** Resolves with the exit code, or with undefined after `limitMs`. */
export function endedWithin(run: Running, limitMs: number): Promise<number | undefined> {
  return Promise.race([run.ended, pause(limitMs, undefined, {ref: false})]);
}

async function endGroup(
  child: ChildProcess,
  ended: Promise<number>,
  running: () => boolean,
): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (!running() || child.pid === undefined) return;
    try {
      process.kill(-child.pid, signal);
    } catch {
      return; // The group has already ended.
    }
    await Promise.race([ended, pause(GRACE_MS)]);
  }
}
