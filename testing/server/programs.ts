import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import {PROJECT} from '../stage';
import type {Served} from './listen';

/** The path of a program, if it is installed; some folders are not always in the search path. */
export function findProgram(name: string): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
    `${os.homedir()}/go/bin`,
  ];
  return folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file));
}

/**
 * Serves a built site with nginx and the project's configuration.
 *
 * @param program its path
 * @param folder the built site
 * @param baseUrl base path of the site, with a slash at its end
 */
export async function serveByNginx(
  program: string,
  folder: string,
  baseUrl = '/',
): Promise<Served> {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await getPort();
  const root = path.join(place, 'root');
  const site = path.join(root, baseUrl);
  fs.mkdirSync(path.dirname(site), {recursive: true});
  fs.symlinkSync(folder, site.replace(/\/$/, ''));
  fs.writeFileSync(path.join(place, 'site.conf'), configure(port, root, baseUrl));
  fs.writeFileSync(path.join(place, 'nginx.conf'), wrap(place));
  const stop = start(program, ['-p', place, '-c', path.join(place, 'nginx.conf')]);
  await untilAnswers(`http://127.0.0.1:${port}${baseUrl}`);
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      await stop();
      fs.rmSync(place, {recursive: true});
    },
  };
}

/** The project's configuration, with another port and folder. */
function configure(port: number, root: string, baseUrl: string): string {
  const conf = fs.readFileSync(path.join(PROJECT, 'hosting/nginx.conf'), 'utf8');
  return conf
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/tremor-docs;', `root ${root};`)
    .replaceAll('/404.html', `${baseUrl}404.html`);
}

/** A main configuration that writes only to one folder. */
function wrap(place: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid ${place}/pid;
    error_log ${place}/error.log;
    events {}
    http {
      include /etc/nginx/mime.types;
      default_type application/octet-stream;
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${place}/${name};`).join('\n      ')}
      include ${place}/site.conf;
    }
  `;
}

/**
 * Serves a build as `npm run serve` does.
 *
 * @param folder the built site
 */
export async function serveByDocusaurus(folder: string): Promise<Served> {
  const port = await getPort();
  const cli = path.join(PROJECT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const options = ['--dir', folder, '--no-open', '--host', '127.0.0.1', '--port', String(port)];
  const stop = start(process.execPath, [cli, 'serve', ...options]);
  await untilAnswers(`http://127.0.0.1:${port}/`);
  return {url: `http://127.0.0.1:${port}`, close: stop};
}

/** Starts a server; the function ends it. */
function start(program: string, options: readonly string[]): () => Promise<void> {
  const child = spawn(program, options, {cwd: PROJECT, stdio: 'ignore'});
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve());
    child.on('error', () => resolve());
  });
  return () => {
    child.kill();
    return ended;
  };
}

/** Sends requests until the program answers, because it does not report that it is ready. */
async function untilAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not answer within a minute: the server did not start.`);
}
