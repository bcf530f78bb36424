import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {BUILD} from '../sitemap';

// In one script, all of it would be one task, which blocks a slow phone (src/plugins/lean-client).
test('React, the site and its start are scripts of their own, in this order', () => {
  const html = fs.readFileSync(path.join(BUILD, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script src=(\S+) (defer)>/g)].map(([, source = '', mode]) => [
    path.posix.basename(source).split('.')[0],
    mode,
  ]);
  expect(scripts).toEqual([
    ['runtime~react', 'defer'],
    ['react', 'defer'],
    ['app', 'defer'],
    ['main', 'defer'],
  ]);
});
