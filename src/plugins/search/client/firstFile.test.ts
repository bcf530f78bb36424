import {afterEach, expect, it, vi} from 'vitest';
import {startFetch, takeFetch} from './firstFile';

afterEach(() => void vi.unstubAllGlobals());

it('asks once for a file that is started early, however often the reader turns to the search', async () => {
  const get = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', get);
  startFetch('/early.json');
  startFetch('/early.json');
  await takeFetch('/early.json');
  startFetch('/early.json');
  expect(get).toHaveBeenCalledTimes(1);
  await takeFetch('/late.json');
  expect(get).toHaveBeenCalledTimes(2);
});

it('leaves a failure to the one who takes the request', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  startFetch('/broken.json');
  await expect(takeFetch('/broken.json')).rejects.toThrow('Failed to fetch');
});
