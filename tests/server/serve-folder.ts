import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import {headersFor, parseHeaders} from './headers';
import {resolveFile} from './resolve-file';

/** A running server. */
export type Served = {readonly url: string; readonly close: () => Promise<void>};

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.yaml': 'text/yaml; charset=utf-8',
};
const COMPRESSED = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.wasm',
  '.xml',
  '.yaml',
]);

/**
 * Serves a built site as its host does: clean addresses, 404.html, gzip, the folder's `_headers`.
 *
 * @param folder the built site
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
  const zipped = new Map<string, Buffer>();

  const server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const {status, file} = resolveFile(root, pathname);
    const extension = path.extname(file);
    const zip =
      COMPRESSED.has(extension) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    const body = zip ? readZipped(zipped, file) : fs.readFileSync(file);
    response.writeHead(status, {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'content-length': body.length,
      ...(zip ? {'content-encoding': 'gzip'} : {}),
      ...headersFor(rules, pathname),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
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

function readZipped(cache: Map<string, Buffer>, file: string): Buffer {
  const known = cache.get(file);
  if (known) return known;
  const body = zlib.gzipSync(fs.readFileSync(file), {level: 6});
  cache.set(file, body);
  return body;
}
