import {expect, it} from 'vitest';
import {publishedModule} from './publishedModule';
import {missingNote} from './versions';

it('names the versions that are not built, the effect, and the command', () => {
  const versions = [
    {label: 'next', program: '1.2.0'},
    {label: '1.1', program: '1.1.3'},
  ];
  expect(missingNote(versions, ['1.1.3'])).toMatch(/language of next is not built.*language$/);
  expect(missingNote(versions, ['1.2.0', '1.1.3'])).toBeUndefined();
});

it('publishes the files of each program with size, hash and encoding', () => {
  const file = {path: '/cache/1.2.0.wasm.xz', bytes: 7, sha256: 'ab', encoding: 'xz'} as const;
  const languages = [{release: '1.2.0', crate: 'c 1', program: file, library: file}] as const;
  expect(publishedModule(languages)).toBe(
    [
      'import file0 from "/cache/1.2.0.wasm.xz";',
      'import file1 from "/cache/1.2.0.wasm.xz";',
      'export default {',
      '  "1.2.0": {crate: "c 1", ' +
        'program: {url: file0, ...{"bytes":7,"sha256":"ab","encoding":"xz"}}, ' +
        'library: {url: file1, ...{"bytes":7,"sha256":"ab","encoding":"xz"}}},',
      '};',
      '',
    ].join('\n'),
  );
  expect(publishedModule([])).toBe('export default {\n};\n');
});
