import {expect, it} from 'vitest';
import {publishedModule} from './publishedModule';
import {missingNote} from './report';

it('names what is not built, what follows, and the command', () => {
  expect(missingNote(['0.12'])).toMatch(/language of edge, 0\.11 is not built.*npm run language$/);
  expect(missingNote(['edge', '0.12', '0.11'])).toBeUndefined();
});

it('tells a page where the files are, and how to know them', () => {
  const file = {path: '/cache/edge.wasm.xz', bytes: 7, sha256: 'ab', encoding: 'xz'} as const;
  const languages = [{version: 'edge', crate: 'c 1', program: file, library: file}] as const;
  expect(publishedModule(languages)).toBe(
    [
      'import file0 from "/cache/edge.wasm.xz";',
      'import file1 from "/cache/edge.wasm.xz";',
      'export default {',
      '  "edge": {crate: "c 1", ' +
        'program: {url: file0, ...{"bytes":7,"sha256":"ab","encoding":"xz"}}, ' +
        'library: {url: file1, ...{"bytes":7,"sha256":"ab","encoding":"xz"}}},',
      '};',
      '',
    ].join('\n'),
  );
  expect(publishedModule([])).toBe('export default {\n};\n');
});
