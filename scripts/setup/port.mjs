// @ts-check
import {parseArgs} from 'node:util';
import {NextStepError} from './next-step.mjs';

/**
 * Reads the port from the arguments or the environment.
 *
 * @param {readonly string[]} args for example ["--port", "3001"]
 * @param {NodeJS.ProcessEnv} env PORT is the second choice
 * @returns {number} 3000 when none is given
 * @throws {NextStepError} when it is not a port number
 */
export function choosePort(args, env) {
  const {values} = parseArgs({args: [...args], options: {port: {type: 'string'}}, strict: false});
  const text = String(values.port ?? env.PORT ?? '3000');
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new NextStepError(`"${text}" is not a port.`, [
    'Give a number from 1 to 65535: `npm start -- --port 3001`.',
  ]);
}

/**
 * Fails early when another program listens on the port.
 *
 * @param {number} port
 * @throws {NextStepError}
 */
export async function requireFreePort(port) {
  // Loaded here, because `npm start` installs the packages first.
  const {default: getPort} = await import('get-port');
  if ((await getPort({port})) === port) return;
  throw new NextStepError(`Port ${port} is taken by another program.`, [
    `Stop that program (\`lsof -i :${port}\` names it).`,
    `Or choose another port: \`npm start -- --port ${port + 1}\`.`,
  ]);
}
