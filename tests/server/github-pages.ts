import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import type {Served} from './serve-folder';

/** What GitHub Pages does with a path. */
export type PagesAnswer =
  | {readonly status: 200 | 404; readonly file: string}
  | {readonly status: 301; readonly location: string};

/**
 * Finds what GitHub Pages answers with: `/a` is `a`, else `a.html`, else a redirect to `/a/` where
 * there is such a folder, with an index or without; `/a/` is `a/index.html` and nothing else.
 *
 * GitHub documents 404.html, `index.html` and that capital letters matter
 * (https://docs.github.com/pages), and none of the rest. That is how others found the host to answer:
 * https://github.com/slorber/trailing-slash-guide (a file, a folder and both under one name),
 * meshery/meshery.io#2779 (a page with a folder of its name that has no index: the page without a
 * slash, nothing with one), isaacs/github#289 (a folder without an index redirects to nothing). Nobody
 * reports that a dot in the last part of an address, as in `/docs/1.0`, makes a difference.
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
  return isFolder(wanted) ? {status: 301, location: `${pathname}/`} : missing;
}

/** A path that is no encoding names no file. */
function decodeOr(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

// `existsSync` first: below a file, `/a.html/`, asking for more is an error.
function isFile(file: string): boolean {
  return fs.existsSync(file) && fs.statSync(file).isFile();
}

function isFolder(file: string): boolean {
  return fs.existsSync(file) && fs.statSync(file).isDirectory();
}

/** The host takes its types from mime-db; a file without one of these is downloaded. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.yaml': 'text/yaml; charset=utf-8',
};

/** What the host says where no site of an account has an address; the page of the site is not used. */
const NO_SITE = '<!doctype html><title>Site not found</title>';

/**
 * Serves a built site as GitHub Pages does: clean addresses, 404.html, and headers of its own choice.
 *
 * @param folder the built site
 * @param baseUrl where a project's site begins, with a slash at its end; nothing answers above it
 */
export async function serveLikePages(folder: string, baseUrl = '/'): Promise<Served> {
  const root = path.resolve(folder);
  const server = http.createServer((request, response) => {
    const {pathname, search, origin} = new URL(
      request.url ?? '/',
      `http://${request.headers.host ?? 'localhost'}`,
    );
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cache-control', 'max-age=600');
    const redirect = (location: string) =>
      response.writeHead(301, {location: origin + location + search}).end();
    if (`${pathname}/` === baseUrl) return redirect(baseUrl);
    if (!pathname.startsWith(baseUrl)) {
      return response.writeHead(404, {'content-type': 'text/html; charset=utf-8'}).end(NO_SITE);
    }
    const answer = resolveOnPages(root, pathname.slice(baseUrl.length - 1));
    if (answer.status === 301) return redirect(baseUrl.slice(0, -1) + answer.location);
    const type = TYPES[path.extname(answer.file)] ?? 'application/octet-stream';
    return response
      .writeHead(answer.status, {'content-type': type})
      .end(fs.readFileSync(answer.file));
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
