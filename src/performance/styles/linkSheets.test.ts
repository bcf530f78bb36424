import {expect, it} from 'vitest';
import {makeFolder} from '../../../testing/folders';
import {linkSheets} from './linkSheets';

it.each<Readonly<Record<string, string>>>([
  {},
  {'client-manifest.json': '{}'},
  {'client-manifest.json': '{"origins": {}}'},
])('rejects the manifest %j and says what to do', (files) => {
  let run: (compilation: object) => void = () => undefined;
  const hooks = {emit: {tap: (_: unknown, callback: typeof run) => (run = callback)}};
  linkSheets(makeFolder(files)).apply({hooks} as never);
  expect(() => run({chunkGroups: []})).toThrow(
    /client-manifest\.json has no origins and assets;.*PLAIN=styles/s,
  );
});
