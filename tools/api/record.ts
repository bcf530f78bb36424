// `npm run record:api -- --version <label> --tremor <binary>`: sends the requests in
// data/api/<version>.json to a real server, and writes its answers there.
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import getPort from 'get-port';

/** A request to the management API. */
export type ApiRequest = {
  readonly method: 'GET' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly accept?: string;
  readonly contentType?: string;
  readonly body?: string;
};

/** A request and its answer. */
export type Exchange = {
  readonly request: ApiRequest;
  readonly status: number;
  /** Media type of the body; absent if the body is empty. */
  readonly type?: string;
  readonly body?: string;
};

/**
 * The recording of one version: every call, with every status that a server with one running flow (`main`)
 * and one failed flow (`broken`) can answer, in an order that leaves the server in its first state. The
 * last requests are those that the description forbids, or does not mention.
 */
export type Recording = {
  /** The version that the server reports. */
  readonly version: string;
  readonly exchanges: readonly Exchange[];
};

/** A flow that runs, and one whose input does not exist. */
const FLOWS = {
  'main.troy': flow('main', 'metronome', 'metronome', '{"interval": 500000000}', ''),
  'broken.troy': flow(
    'broken',
    'missing',
    'file',
    '{"path": "does-not-exist.json", "mode": "read"}',
    'codec = "json",\n    ',
  ),
};

function flow(name: string, alias: string, type: string, config: string, codec: string): string {
  return `define flow ${name}
flow
  define connector ${alias} from ${type}
  with
    ${codec}config = ${config}
  end;
  define connector sink from file
  with
    codec = "json",
    config = {"path": "${name}.out", "mode": "truncate"}
  end;
  define pipeline main
  pipeline
    select event from in into out;
  end;
  create connector ${alias};
  create connector sink;
  create pipeline main;
  connect /connector/${alias} to /pipeline/main;
  connect /pipeline/main to /connector/sink;
end;
deploy flow ${name};
`;
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {version: {type: 'string'}, tremor: {type: 'string'}}});
  if (!values.version || !values.tremor) {
    console.error(
      'Expected --version (a label of the docs) and --tremor (the path of that runtime).',
    );
    process.exit(2);
  }
  const file = path.resolve(__dirname, '../../data/api', `${values.version}.json`);
  const exchanges = await writeRecording(values.tremor, file);
  console.log(`${exchanges} exchanges recorded in ${path.relative(process.cwd(), file)}`);
}

/**
 * Starts a runtime on the loopback address, sends it the requests of a recording, and writes the answers.
 *
 * @param tremor path of the runtime's command
 * @param file the recording
 * @returns the number of exchanges
 * @throws Error with the runtime's log, if its flows do not start within 20 seconds
 */
async function writeRecording(tremor: string, file: string): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'record-api-'));
  for (const [name, text] of Object.entries(FLOWS)) fs.writeFileSync(path.join(folder, name), text);
  const host = `127.0.0.1:${await getPort({host: '127.0.0.1'})}`;
  const args = ['server', 'run', ...Object.keys(FLOWS), '--api-host', host];
  const server = spawn(tremor, args, {cwd: folder, stdio: ['ignore', 'ignore', 'pipe']});
  let log = '';
  server.stderr.on('data', (chunk) => (log += chunk));
  try {
    await waitForFlows(host, () => log);
    const {exchanges: known} = JSON.parse(fs.readFileSync(file, 'utf8')) as Recording;
    const exchanges: Exchange[] = [];
    for (const {request} of known) exchanges.push(await send(host, request));
    const {version} = JSON.parse(exchanges[0]!.body!) as {version: string};
    const recording: Recording = {version, exchanges};
    fs.writeFileSync(file, `${JSON.stringify(recording, null, 2)}\n`);
    return exchanges.length;
  } finally {
    server.kill();
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

/** Waits until both flows are initialized. */
async function waitForFlows(host: string, log: () => string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const answer = await send(host, {method: 'GET', path: '/v1/status'}).catch(() => undefined);
    if (answer?.body?.includes('"num_flows":2') && !answer.body.includes('initializing')) return;
    await wait(100);
  }
  throw new Error(`The runtime did not start its flows within 20 seconds. It printed:\n${log()}`);
}

async function send(host: string, request: ApiRequest): Promise<Exchange> {
  const headers: Record<string, string> = {
    ...(request.accept ? {accept: request.accept} : {}),
    ...(request.contentType ? {'content-type': request.contentType} : {}),
  };
  const answer = await fetch(`http://${host}${request.path}`, {
    method: request.method,
    headers,
    ...(request.body === undefined ? {} : {body: request.body}),
  });
  const body = await answer.text();
  const type = answer.headers.get('content-type');
  return {request, status: answer.status, ...(body && type ? {type, body} : {})};
}

void main();
