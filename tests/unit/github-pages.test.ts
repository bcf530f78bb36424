import {afterAll, beforeAll, expect, test} from 'vitest';
import {makeSharedFolder, writeFiles} from '../../testing/folders';
import {serveLikePages} from '../../testing/server/github-pages';
import type {Served} from '../../testing/server/listen';

/* The answers of GitHub Pages, as others observed them (testing/server/github-pages.ts says where). */

const folder = makeSharedFolder();
let host: Served;
let below: Served;

beforeAll(async () => {
  const files = ['index', '404', 'file', 'folder/index', 'both', 'both/index', 'page', 'page/sub'];
  for (const file of [...files, 'docs/1.0', 'docs/1.0/start', 'bare/sub'])
    writeFiles(folder, {[`${file}.html`]: file});
  host = await serveLikePages(folder);
  below = await serveLikePages(folder, '/project/');
});

afterAll(async () => {
  await host.close();
  await below.close();
});

/** The text of the page, the target of a redirect, or the status with the text. */
async function ask({url}: Served, address: string): Promise<string> {
  const response = await fetch(url + address, {redirect: 'manual'});
  const text = await response.text();
  const location = response.headers.get('location');
  if (response.status === 301 && location?.startsWith(url))
    return `to ${location.slice(url.length)}`;
  return response.status === 200 ? text : `${response.status} ${text}`;
}

test.each([
  ['/', 'index'],
  ['/file', 'file'],
  ['/file/', '404 404'],
  ['/file.html', 'file'],
  ['/file.html/', '404 404'],
  ['/File', '404 404'],
  ['/folder', 'to /folder/'],
  ['/folder?a=b', 'to /folder/?a=b'],
  ['/folder/', 'folder/index'],
  ['/folder/index.html', 'folder/index'],
  ['/both', 'both'],
  ['/both/', 'both/index'],
  ['/both.html', 'both'],
  ['/both/index.html', 'both/index'],
  ['/page', 'page'],
  ['/page/', '404 404'],
  ['/page/sub', 'page/sub'],
  ['/bare', 'to /bare/'],
  ['/bare/', '404 404'],
  ['/docs/1.0', 'docs/1.0'],
  ['/docs/1.0/start', 'docs/1.0/start'],
  ['/nowhere', '404 404'],
])('%s: %s', async (address, expected) => {
  expect(await ask(host, address)).toBe(expected);
});

test.each([
  ['/project/', 'index'],
  ['/project', 'to /project/'],
  ['/project?a=b', 'to /project/?a=b'],
  ['/project/folder', 'to /project/folder/'],
  ['/project/nowhere', '404 404'],
])('the site of a project, %s: %s', async (address, expected) => {
  expect(await ask(below, address)).toBe(expected);
});

test('addresses outside the site of a project do not get its not-found page', async () => {
  expect(await ask(below, '/other')).toMatch(/^404 <!doctype html>/);
});
