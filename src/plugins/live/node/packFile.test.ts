import fs from 'node:fs';
import path from 'node:path';
import {spawnSync} from 'node:child_process';
import {beforeEach, describe, expect, it} from 'vitest';
import {makeFolder} from '../../../../testing/folders';
import {packFile} from './packFile';

let folder: string;
let source: string;

beforeEach(() => {
  folder = makeFolder({'edge.wasm': 'a'.repeat(10_000)});
  source = path.join(folder, 'edge.wasm');
});

describe('packFile', () => {
  const hasXz = spawnSync('xz', ['--version']).status === 0;
  if (!hasXz) console.warn('Skipped: packing with xz, which is not installed.');

  it.skipIf(!hasXz)('packs once for each content', () => {
    const packed = packFile(source, folder);
    expect(packed.encoding).toBe('xz');
    expect(packed.path).toMatch(/edge\.wasm\.xz$/);
    expect(fs.statSync(packed.path).size).toBeLessThan(500);
    fs.writeFileSync(packed.path, 'unchanged');
    expect(fs.readFileSync(packFile(source, folder).path, 'utf8')).toBe('unchanged');
    fs.writeFileSync(source, 'b');
    expect(packFile(source, folder).path).not.toBe(packed.path);
  });

  it('leaves a file as it is if xz is not installed', () => {
    const packed = packFile(source, folder, 'no-such-command');
    expect(packed.encoding).toBe('none');
    expect(fs.readFileSync(packed.path, 'utf8')).toBe('a'.repeat(10_000));
  });
});
