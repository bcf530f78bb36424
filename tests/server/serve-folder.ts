import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {headersFor, parseHeaders} from './headers';
import {keepCompressed} from './keep-compressed';

/** A running server. */
export type Served = {readonly url: string; readonly close: () => Promise<void>};

/**
 * Serves a built site as its host does: clean addresses, 404.html, gzip, the folder's `_headers`.
 *
 * @param folder the built site; what is written to it later is not served
 * @param options `port`: 0 picks a free one; `withHeaders`: whether `_headers` is followed
 */
export async function serveFolder(
  folder: string,
  {port = 0, withHeaders = true}: {readonly port?: number; readonly withHeaders?: boolean} = {},
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
  const keep = keepCompressed();
  const zip = compression({threshold: 0});
  // `maxAge` 0: a browser must not guess from the date of a file how long it stays fresh.
  const serveFile = sirv(root, {dotfiles: true, maxAge: 0, setHeaders});

  const server = http.createServer((request, response) => {
    keep(request, response, () => {
      // Express' types, of which the function uses nothing beyond Node's.
      zip(request as never, response as never, () => {
        serveFile(request, response, () => {
          setHeaders(response, new URL(request.url ?? '/', 'http://localhost').pathname);
          response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
          response.end(fs.readFileSync(path.join(root, '404.html')));
        });
      });
    });
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const used = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://127.0.0.1:${used}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
