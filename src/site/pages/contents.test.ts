import {expect, test} from 'vitest';
import {listPages} from './contents';

const doc = (permalink: string, more = {}) => ({
  title: `Title of ${permalink}`,
  permalink,
  ...more,
});

test('lists what readers may see, by area and address', () => {
  const areas = listPages({
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {label: 'edge', docs: [doc('/docs/edge/b/'), doc('/docs/edge/a')]},
          {label: '0.12', docs: [doc('/docs/0.12/x', {draft: true})]},
        ],
      },
      rfc: {
        loadedVersions: [{label: 'Next', docs: [doc('/rfc', {unlisted: true}), doc('/rfc/c')]}],
      },
    },
    'docusaurus-plugin-content-blog': {
      default: {blogPosts: [{metadata: doc('/blog/2')}, {metadata: doc('/blog/1')}]},
    },
  });
  expect(areas.map(({name, pages}) => [name, ...pages.map(({path}) => path)])).toEqual([
    ['Docs edge', '/docs/edge/a', '/docs/edge/b'],
    ['RFCs', '/rfc/c'],
    ['Blog', '/blog/2', '/blog/1'],
  ]);
});
