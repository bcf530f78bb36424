import net from 'node:net';

/** The latency and the bandwidth of a network. */
export interface Network {
  readonly latencyMs: number;
  readonly bytesPerSecond: number;
}

/** Slow 4G, as Lighthouse simulates it. */
export const SLOW_4G: Network = {latencyMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8};

/** A running proxy. */
export interface Proxy {
  readonly url: string;
  readonly close: () => void;
}

/**
 * Starts a proxy that slows the network down. The browser's own emulation does not affect the requests
 * of workers; here all connections share one line.
 *
 * @param target address of the server
 */
export async function startSlowProxy(target: string, network: Network): Promise<Proxy> {
  const {port} = new URL(target);
  const line = new Line(network);
  const open = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(port), '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket.on('error', () => socket.destroy()));
      socket.on('close', () => open.delete(socket));
    }
    client.on('data', (chunk) => setTimeout(() => upstream.write(chunk), network.latencyMs));
    client.on('close', () => upstream.destroy());
    upstream.on('data', (chunk: Buffer) => line.carry(chunk, (part) => client.write(part)));
    upstream.on('end', () => line.carry(Buffer.alloc(0), () => client.end()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as net.AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      open.forEach((socket) => socket.destroy());
    },
  };
}

/** Bytes of a packet; several connections take turns by packets. */
const PACKET = 4096;

/** A line that carries one packet after the other. */
class Line {
  private freeAt = 0;

  constructor(private readonly network: Network) {}

  carry(chunk: Buffer, deliver: (part: Buffer) => void): void {
    for (let from = 0; from < Math.max(chunk.length, 1); from += PACKET) {
      const part = chunk.subarray(from, from + PACKET);
      const takes = (part.length / this.network.bytesPerSecond) * 1000;
      this.freeAt = Math.max(this.freeAt, performance.now()) + takes;
      setTimeout(() => deliver(part), this.freeAt - performance.now());
    }
  }
}
