import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {makeFolder, writeFiles} from '../../testing/folders';
import type {FinishedBuild} from '../plugins/finish';
import {VERSIONS} from './versions/testing';
import {redirects, redirectsStep} from './redirects';

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

describe('the pages of redirects', () => {
  /** Writes the redirects of a site below `/base/`, and returns a reader of the written files. */
  async function write(lines: string): Promise<(file: string) => string> {
    const siteDir = makeFolder();
    writeFiles(siteDir, {'data/redirects.yaml': lines});
    const build = {
      siteDir,
      outDir: path.join(siteDir, 'build'),
      baseUrl: '/base/',
      routesPaths: ['/base/', '/base/docs/1.1', '/base/docs/1.1/it%C3%A9m'],
    };
    await redirectsStep(VERSIONS)(build as unknown as FinishedBuild);
    return (file) => fs.readFileSync(path.join(build.outDir, file), 'utf8');
  }

  test('lead to the target, with or without scripts', async () => {
    const read = await write('/docs/0.9/a: /docs/1.1/itém\n/docs/0.9/b: /docs/1.1#it\n');
    expect(read('docs/index.html')).toContain('content="0; url=/base/docs/1.1"');
    expect(read('docs/index.html')).toContain(
      "location.replace('/base/docs/1.1'+location.search+location.hash)",
    );
    expect(read('docs/0.9/a/index.html')).toContain('<a href="/base/docs/1.1/it%C3%A9m">');
    expect(read('docs/0.9/b/index.html')).toContain("location.replace('/base/docs/1.1#it')");
  });

  test.each([
    ['/old: /docs/1.2', 'The redirect from /old to /docs/1.2 leads to no page.'],
    ['/docs/1.1: /docs/1.1', 'The redirect from /docs/1.1 would replace a page.'],
  ])('%s fails', async (line, message) => {
    await expect(write(line)).rejects.toThrow(message);
  });
});
