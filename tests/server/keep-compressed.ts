import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http';

/** An answer as it was sent: headers, and the compressed body. */
type Kept = {readonly headers: OutgoingHttpHeaders; readonly body: Buffer};

/**
 * Sends what was compressed once to whoever asks for it again, as a host does. To compress the site's
 * scripts for each page that is opened takes processor time from the browser.
 *
 * @returns a step that stands in front of the one that compresses
 */
export function keepCompressed(): (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void {
  const kept = new Map<string, Kept>();
  return (request, response, next) => {
    const {method, url = '', headers} = request;
    const encodings = headers['accept-encoding'];
    if (method !== 'GET' || !encodings || headers.range || headers['if-none-match']) {
      next();
      return;
    }
    const key = `${encodings} ${url}`;
    const found = kept.get(key);
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
        if (response.statusCode === 200 && isCompressed) kept.set(key, {headers: sent, body});
        return end.call(response, ...others);
      },
    });
    next();
  };
}
