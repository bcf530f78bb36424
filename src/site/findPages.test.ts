import {expect, test} from 'vitest';
import {makeSharedFolder} from '../../testing/folders';
import {latestVersion} from './versions/model';
import {VERSIONS} from './versions/testing';
import {findPages} from './findPages';

const folder = makeSharedFolder({
  'versioned_docs/version-1.1/guides/index.md': '',
  'versioned_docs/version-1.0/reference/index.md': '',
  'community/CodeofConduct.mdx': '',
  'static/api/v1.1/openapi.yaml': '',
});
const latest = latestVersion(VERSIONS);

test('finds pages in the folders of the newest version, the community and the RFCs', () => {
  const pages = findPages(folder, latest);
  expect(pages.hasDoc('guides/index')).toBe(true);
  expect(pages.hasDoc('reference/index')).toBe(false);
  expect(pages.hasCommunityDoc('CodeofConduct')).toBe(true);
  expect(pages.hasRfc('index')).toBe(false);
  expect(pages.hasApi).toBe(true);
  expect(findPages(folder, {...latest, name: '1.0'}).hasApi).toBe(false);
});
