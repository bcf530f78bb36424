import {expect, test} from 'vitest';
import {isFailedChunk} from './failedChunk';

test("recognizes the bundler's errors about files that failed to load", () => {
  const script = Object.assign(new Error('Loading chunk 42 failed.'), {name: 'ChunkLoadError'});
  const style = Object.assign(new Error('Loading CSS chunk'), {code: 'CSS_CHUNK_LOAD_FAILED'});
  expect([script, style].map(isFailedChunk)).toEqual([true, true]);
  expect([new Error('other'), 'ChunkLoadError', undefined].map(isFailedChunk)).toEqual([
    false,
    false,
    false,
  ]);
});
