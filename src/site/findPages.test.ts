import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {latestVersion} from './versions/model';
import {VERSIONS} from './versions/testing';
import {findPages} from './findPages';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
const latest = latestVersion(VERSIONS);

beforeAll(() => {
  for (const file of [
    'versioned_docs/version-1.1/guides/index.md',
    'versioned_docs/version-1.0/reference/index.md',
    'community/CodeofConduct.mdx',
    'static/api/v1.1/openapi.yaml',
  ]) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), '');
  }
});

afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

test('finds pages in the folders of the newest version, the community and the RFCs', () => {
  const pages = findPages(folder, latest);
  expect(pages.hasDoc('guides/index')).toBe(true);
  expect(pages.hasDoc('reference/index')).toBe(false);
  expect(pages.hasCommunityDoc('CodeofConduct')).toBe(true);
  expect(pages.hasRfc('index')).toBe(false);
  expect(pages.hasApi).toBe(true);
  expect(findPages(folder, {...latest, name: '1.0'}).hasApi).toBe(false);
});
