import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {cacheCompressed} from './cache-compressed';
import {headersFor, parseHeaders} from './headers';
import {listen, type Served} from './listen';

type Options = {
  readonly port?: number;
  readonly withHeaders?: boolean;
  readonly intercept?: (
    request: http.IncomingMessage,
    response: http.ServerResponse,
    next: () => void,
  ) => void;
};

/**
 * Serves a built site as its host does: clean addresses, 404.html, gzip, the folder's `_headers`.
 *
 * @param folder the built site; files that are added later are not served
 * @param options `port`: 0 picks a free one; `withHeaders`: whether `_headers` is applied; `intercept`: sees
 *   each request first, and calls its last argument to have it answered
 */
export async function serveFolder(
  folder: string,
  {port = 0, withHeaders = true, intercept = (_request, _response, next) => next()}: Options = {},
): Promise<Served> {
  const root = path.resolve(folder);
  const headersFile = path.join(root, '_headers');
  const rules =
    withHeaders && fs.existsSync(headersFile)
      ? parseHeaders(fs.readFileSync(headersFile, 'utf8'))
      : [];
  const setHeaders = (response: http.ServerResponse, pathname: string) => {
    // The library's list of types lacks icons.
    if (pathname.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon');
    response.setHeaders(new Map(Object.entries(headersFor(rules, pathname))));
  };
  const cache = cacheCompressed();
  const zip = compression({threshold: 0});
  // `maxAge` 0: otherwise browsers guess from a file's date how long it stays fresh.
  const serveFile = sirv(root, {dotfiles: true, maxAge: 0, setHeaders});

  const serve = (request: http.IncomingMessage, response: http.ServerResponse) =>
    cache(request, response, () => {
      // The types are Express', but the function only needs Node's.
      zip(request as never, response as never, () => {
        serveFile(request, response, () => {
          setHeaders(response, new URL(request.url ?? '/', 'http://localhost').pathname);
          response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
          response.end(fs.readFileSync(path.join(root, '404.html')));
        });
      });
    });
  const server = http.createServer((request, response) =>
    intercept(request, response, () => serve(request, response)),
  );
  return listen(server, port);
}
