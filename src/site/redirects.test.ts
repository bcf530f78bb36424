import {expect, test} from 'vitest';
import {makeFolder, writeFiles} from '../../testing/folders';
import {VERSIONS} from './versions/testing';
import {redirects} from './redirects';

test('/docs leads to the newest released version, and removed pages lead to their replacements', () => {
  const site = makeFolder();
  expect(redirects(VERSIONS, site)).toEqual([{from: '/docs', to: '/docs/1.1'}]);
  writeFiles(site, {'data/redirects.yaml': '/docs/0.9/a: /docs/1.0/a\n'});
  expect(redirects(VERSIONS, site)).toContainEqual({
    from: '/docs/0.9/a',
    to: '/docs/1.0/a',
  });
  writeFiles(site, {'data/redirects.yaml': 'a: 7\n'});
  expect(() => redirects(VERSIONS, site)).toThrow(/redirects\.yaml: expected lines.*"a": 7/);
});
