import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {VERSIONS} from './versions/testing';
import {redirects} from './redirects';

test('/docs leads to the newest released version, and removed pages lead to their replacements', () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'redirects-'));
  expect(redirects(VERSIONS, site)).toEqual([{from: '/docs', to: '/docs/1.1'}]);
  fs.mkdirSync(path.join(site, 'data'));
  fs.writeFileSync(path.join(site, 'data/redirects.yaml'), '/docs/0.9/a: /docs/1.0/a\n');
  expect(redirects(VERSIONS, site)).toContainEqual({
    from: '/docs/0.9/a',
    to: '/docs/1.0/a',
  });
  fs.writeFileSync(path.join(site, 'data/redirects.yaml'), 'a: 7\n');
  expect(() => redirects(VERSIONS, site)).toThrow(/redirects\.yaml: expected lines.*"a": 7/);
  fs.rmSync(site, {recursive: true});
});
