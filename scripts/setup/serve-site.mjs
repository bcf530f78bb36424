// @ts-check
import {spawn} from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';
import {setTimeout} from 'node:timers/promises';

/** Docusaurus prints this before it bundles: for some twenty seconds, no page answers yet. */
const TOO_EARLY = /website is running at/;

/**
 * Serves the site with live reload until it is ended.
 *
 * @param {string} root the project's folder
 * @param {number} port
 * @returns {Promise<number>} the exit code; an interrupt from the keyboard counts as success
 */
export function serveSite(root, port) {
  const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [cli, 'start', '--port', String(port), '--no-open'], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: {...(process.stdout.isTTY ? {FORCE_COLOR: '1'} : {}), ...process.env},
  });
  readline.createInterface({input: child.stdout}).on('line', (line) => {
    if (!TOO_EARLY.test(line)) console.log(line);
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => child.kill(signal));
  }
  const ended = new AbortController();
  const url = `http://localhost:${port}${process.env.BASE_URL ?? '/'}`;
  void waitForAnswer(url, ended.signal).then((isReady) => {
    if (isReady) console.log(`The site is at ${url} (a save reloads the page, Ctrl+C ends).`);
  });
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      ended.abort();
      resolve(signal ? 0 : (code ?? 1));
    });
  });
}

/**
 * Waits until a server answers. While it bundles, Docusaurus accepts a request and keeps it waiting.
 *
 * @param {string} url
 * @param {AbortSignal} signal ends the wait
 * @returns {Promise<boolean>} whether it answered
 */
export async function waitForAnswer(url, signal) {
  while (!signal.aborted) {
    const answer = await fetch(url, {signal}).catch(() => undefined);
    if (answer) return true;
    await setTimeout(250, undefined, {signal}).catch(() => undefined);
  }
  return false;
}
