import {expect, test} from 'vitest';
import {formatCost, formatSteps, readSteps} from './buildFigures';

const OUTPUT = [
  '\u001b[33m[PERF]\u001b[39m Build > en > Bundling - \u001b[31m41.50 seconds!\u001b[39m - (Heap 90mb -> 95mb / Total 200mb)',
  '[PERF] Load site - 250.00 ms - (Heap 90mb -> 95mb / Total 200mb)',
  '[PERF] Load site - 750.00 ms - (Heap 90mb -> 95mb / Total 200mb)',
  '[PERF] SSG Worker 1 - Task 8 - Rendering 10 pathnames - 1.31 seconds! - (Heap 90mb -> 95mb)',
  '[SUCCESS] Generated static files in "build".',
].join('\n');

test('reads what Docusaurus says of its steps, and adds up one that comes again', () => {
  expect([...readSteps(OUTPUT)]).toEqual([
    ['Build > en > Bundling', 41.5],
    ['Load site', 1],
  ]);
});

test('prints a line for a build, and the longest steps first', () => {
  const steps = readSteps(OUTPUT);
  const cost = {seconds: 98.4, processor: 150.2, memory: 2100, output: 91, files: 2900, steps};
  expect(formatCost('1x cold', cost)).toBe(
    '1x cold: 98 s (150 s of processor), 2100 MB of memory, 91 MB in 2900 files',
  );
  expect(formatSteps(steps, 1)).toBe('    41.5 s  Build > en > Bundling');
});
