import type http from 'node:http';
import type {AddressInfo} from 'node:net';

/** A running server. */
export type Served = {readonly url: string; readonly close: () => Promise<void>};

/** Starts a server on 127.0.0.1; port 0 picks a free one. Closing it also ends open connections. */
export async function listen(server: http.Server, port = 0): Promise<Served> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
