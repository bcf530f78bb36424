import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {listen, type Served} from './listen';
import {decode} from './resolve-file';

/** How GitHub Pages answers a request for a path. */
export type PagesAnswer =
  | {readonly status: 200 | 404; readonly file: string}
  | {readonly status: 301; readonly location: string};

/**
 * Finds the file that GitHub Pages answers with: `/a` is `a` or `a.html`; if there is neither, it
 * redirects to `/a/` if that is a folder, with or without an index. `/a/` is always `a/index.html`.
 *
 * GitHub documents only 404.html, `index.html`, and that paths are case-sensitive
 * (https://docs.github.com/pages). The rest was observed by others:
 * https://github.com/slorber/trailing-slash-guide (a file, a folder, and both with the same name),
 * meshery/meshery.io#2779 (a page, and a folder with the same name but without an index: the page without
 * a slash, 404 with one), isaacs/github#289 (a folder without an index redirects to a 404). A dot
 * in the last part of an address, as in `/docs/1.0`, makes no known difference.
 *
 * @param folder absolute path of the built site
 * @param pathname percent-encoded, without the base path
 */
export function resolveOnPages(folder: string, pathname: string): PagesAnswer {
  const missing = {status: 404, file: path.join(folder, '404.html')} as const;
  const wanted = path.join(folder, decode(pathname));
  if (wanted !== folder && !wanted.startsWith(folder + path.sep)) return missing;
  const index = path.join(wanted, 'index.html');
  if (pathname.endsWith('/')) return isFile(index) ? {status: 200, file: index} : missing;
  const file = [wanted, `${wanted}.html`].find(isFile);
  if (file) return {status: 200, file};
  return isFolder(wanted) ? {status: 301, location: `${pathname}/`} : missing;
}

// `existsSync` first: `statSync` throws below a file, as in `/a.html/`.
function isFile(file: string): boolean {
  return fs.existsSync(file) && fs.statSync(file).isFile();
}

function isFolder(file: string): boolean {
  return fs.existsSync(file) && fs.statSync(file).isDirectory();
}

/** The host takes its types from mime-db; browsers download files of other types. */
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

/** The host's page for addresses outside of any site; it does not use the site's own 404.html. */
const NO_SITE = '<!doctype html><title>Site not found</title>';

/**
 * Serves a built site as GitHub Pages does: clean addresses, 404.html, and the host's own headers.
 *
 * @param folder the built site
 * @param baseUrl base path of a project's site, with a slash at its end; above it, there is nothing
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
  return listen(server);
}
