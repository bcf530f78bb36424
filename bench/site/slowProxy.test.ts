import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, it} from 'vitest';
import {startSlowProxy} from './slowProxy';

it('carries what the server answers, at its own pace', async () => {
  const body = 'x'.repeat(50_000);
  const server = http.createServer((_, response) => response.end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const network = {latencyMs: 50, bytesPerSecond: 200_000};
  const proxy = await startSlowProxy(`http://127.0.0.1:${port}`, network);
  const begin = performance.now();
  const texts = await Promise.all(
    [fetch(proxy.url), fetch(proxy.url)].map(async (r) => (await r).text()),
  );
  const took = performance.now() - begin;
  proxy.close();
  server.close();
  expect(texts).toEqual([body, body]);
  // Two bodies of 50 KB over one line of 200 KB a second, behind a latency.
  expect(took).toBeGreaterThan(500);
});
