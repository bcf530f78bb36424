import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import type {Served} from './serve-folder';

/** What GitHub Pages does with a path. */
export type PagesAnswer =
  | {readonly status: 200 | 404; readonly file: string}
  | {readonly status: 301; readonly location: string};

/**
 * Finds what GitHub Pages answers with, as far as it is known; the host itself was not asked: `/a` is
 * `a`, else `a.html`, else a redirect to `/a/` where that folder has an index; `/a/` is
 * `a/index.html` and nothing else.
 *
 * @param folder absolute path of the built site
 * @param pathname percent-encoded, without the base path
 */
export function resolveOnPages(folder: string, pathname: string): PagesAnswer {
  const missing = {status: 404, file: path.join(folder, '404.html')} as const;
  const wanted = path.join(folder, decodeOr(pathname));
  if (wanted !== folder && !wanted.startsWith(folder + path.sep)) return missing;
  const index = path.join(wanted, 'index.html');
  if (pathname.endsWith('/')) return isFile(index) ? {status: 200, file: index} : missing;
  const file = [wanted, `${wanted}.html`].find(isFile);
  if (file) return {status: 200, file};
  return isFile(index) ? {status: 301, location: `${pathname}/`} : missing;
}

/** A path that is no encoding names no file. */
function decodeOr(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function isFile(file: string): boolean {
  return fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/**
 * Serves a built site as GitHub Pages does: clean addresses, 404.html, and headers of its own choice.
 *
 * @param folder the built site
 * @param baseUrl where a project's site begins, with a slash at its end; nothing answers above it
 */
export async function serveLikePages(folder: string, baseUrl = '/'): Promise<Served> {
  const root = path.resolve(folder);
  const server = http.createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const answer = pathname.startsWith(baseUrl)
      ? resolveOnPages(root, pathname.slice(baseUrl.length - 1))
      : ({status: 404, file: path.join(root, '404.html')} as const);
    if (answer.status === 301) {
      const location = baseUrl.slice(0, -1) + answer.location + search;
      response.writeHead(301, {location}).end();
      return;
    }
    response.writeHead(answer.status, {
      'content-type': TYPES[path.extname(answer.file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=600',
    });
    response.end(fs.readFileSync(answer.file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
