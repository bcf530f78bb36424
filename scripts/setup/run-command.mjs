// @ts-check
import {spawn} from 'node:child_process';

/** @typedef {{code: number, output: string, seconds: number}} CommandResult */

const HEARTBEAT_SECONDS = 15;

/**
 * Runs a command without input, collects its output, and prints every 15 s that it is still running.
 *
 * @param {readonly string[]} command program and arguments
 * @param {{cwd: string, label: string, env?: NodeJS.ProcessEnv}} options `label` opens each line
 * @returns {Promise<CommandResult>} exit code (127: the program was not found), both streams, time
 */
export function runCommand(command, {cwd, label, env}) {
  const [program = '', ...args] = command;
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      cwd,
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const heartbeat = setInterval(() => {
      console.log(`  ${label}: ${seconds()} s${lastLine(output)}`);
    }, HEARTBEAT_SECONDS * 1000);
    const finish = (/** @type {number} */ code) => {
      clearInterval(heartbeat);
      resolve({code, output, seconds: seconds()});
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    child.on('close', (code, signal) => {
      if (signal) output += `\nEnded by ${signal}.\n`;
      finish(code ?? 1);
    });
  });
}

/**
 * @param {string} output
 * @returns {string} the last line of the output, shortened; empty if there is none
 */
function lastLine(output) {
  const lines = plainText(output)
    .trimEnd()
    .split(/[\r\n]+/);
  const text = lines.at(-1)?.trim() ?? '';
  return text ? ` · ${text.slice(0, 90)}` : '';
}

/**
 * @param {string} text
 * @returns {string} the text without the escape sequences of terminals
 */
export function plainText(text) {
  // eslint-disable-next-line no-control-regex -- escape sequences start with a control character
  return text.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '');
}
