import {afterEach, expect, it, vi} from 'vitest';
import {startFetch, takeFetch} from './firstFile';

afterEach(() => void vi.unstubAllGlobals());

it('requests a file only once, however often the reader focuses the search', async () => {
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

it('leaves a failure to the caller that takes the request', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  startFetch('/broken.json');
  await expect(takeFetch('/broken.json')).rejects.toThrow('Failed to fetch');
});
