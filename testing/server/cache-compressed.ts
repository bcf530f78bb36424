import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http';

/** A response: headers, and the compressed body. */
type Cached = {readonly headers: OutgoingHttpHeaders; readonly body: Buffer};

/**
 * Caches compressed responses, as a host does. Compressing the site's scripts again for each page would
 * take processor time from the browser.
 *
 * @returns middleware that goes before the compression
 */
export function cacheCompressed(): (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void {
  const cache = new Map<string, Cached>();
  return (request, response, next) => {
    const {method, url = '', headers} = request;
    const encodings = headers['accept-encoding'];
    if (method !== 'GET' || !encodings || headers.range || headers['if-none-match']) {
      next();
      return;
    }
    const key = `${encodings} ${url}`;
    const found = cache.get(key);
    if (found) {
      response.writeHead(200, found.headers).end(found.body);
      return;
    }
    const chunks: Buffer[] = [];
    const {write, end} = response as unknown as Record<
      'write' | 'end',
      (...args: unknown[]) => unknown
    >;
    Object.assign(response, {
      write: (chunk: Buffer, ...others: unknown[]) => {
        chunks.push(chunk);
        return write.call(response, chunk, ...others);
      },
      end: (...others: unknown[]) => {
        const body = Buffer.concat(chunks);
        const sent = {...response.getHeaders(), 'content-length': body.length};
        const isCompressed = response.hasHeader('content-encoding');
        if (response.statusCode === 200 && isCompressed) cache.set(key, {headers: sent, body});
        return end.call(response, ...others);
      },
    });
    next();
  };
}
