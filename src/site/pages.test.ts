import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {findPages} from './pages';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
const latest = {name: '0.12', label: '0.12', isLast: true};

beforeAll(() => {
  for (const file of [
    'versioned_docs/version-0.12/guides/index.md',
    'versioned_docs/version-0.11/reference/index.md',
    'community/CodeofConduct.mdx',
    'static/api/v0.12/openapi.yaml',
  ]) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), '');
  }
});

afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

test('pages are looked up in the newest version, community and RFC folders', () => {
  const pages = findPages(folder, latest);
  expect(pages.hasDoc('guides/index')).toBe(true);
  expect(pages.hasDoc('reference/index')).toBe(false);
  expect(pages.hasCommunityDoc('CodeofConduct')).toBe(true);
  expect(pages.hasRfc('index')).toBe(false);
  expect(pages.hasApi).toBe(true);
  expect(findPages(folder, {...latest, name: '0.11'}).hasApi).toBe(false);
});
