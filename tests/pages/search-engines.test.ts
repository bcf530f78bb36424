import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {siteUrl} from '../../src/site/links';
import {hasPageDates} from '../../src/site/pageDates';
import {redirectPages} from '../../src/site/redirects';
import {resolveFile} from '../../testing/server/resolve-file';
import {BUILD, readSitemap} from '../sitemap';
import {PROJECT} from '../../testing/stage';
import {DOCS, FROZEN, LABELS, LATEST, VERSIONS} from '../../testing/versions';

const sitemap = fs.readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
const listed = readSitemap();
const htmlOf = (route: string) => fs.readFileSync(resolveFile(BUILD, route).file, 'utf8');
/** The file that a page was made of, which its edit link names; absent for lists and components. */
const sourceOf = (route: string) =>
  /\/edit\/main\/([^"\s>]+)/.exec(/<article[^]*<\/article>/.exec(htmlOf(route))?.[0] ?? '')?.[1];
const canonicalOf = (route: string) =>
  /<link\b[^>]*rel="?canonical"?[^>]*>/.exec(htmlOf(route))?.[0].match(/href="?([^"\s>]+)/)?.[1];

describe('the sitemap', () => {
  test('lists every page, but those that ask to be left out and those that lead elsewhere', () => {
    const files = fs.readdirSync(BUILD, {recursive: true, encoding: 'utf8'});
    const pages = files.filter((file) => file.endsWith('.html'));
    const isLeftOut = (file: string) =>
      /<meta\b[^>]*name="?robots"?[^>]*noindex/.test(
        fs.readFileSync(path.join(BUILD, file), 'utf8'),
      );
    const expected = pages
      .filter((file) => file !== '404.html' && !redirectPages(VERSIONS).includes(file))
      .filter((file) => !isLeftOut(file))
      .map((file) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`);
    expect([...listed].sort()).toEqual(expected.sort());
  });

  test('dates docs and posts by their last commit, where the history is whole', () => {
    const dates = new Map(
      [...sitemap.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
        ([, address = '', date]) => [new URL(address).pathname, date] as const,
      ),
    );
    if (!hasPageDates(PROJECT)) {
      expect([...dates.values()].filter(Boolean)).toEqual([]);
      return;
    }
    const sources = listed.flatMap((route) => {
      const file = /^\/(docs|community|rfc)/.test(route) ? sourceOf(route) : undefined;
      return file === undefined ? [] : [{route, file}];
    });
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter(({route}) => !dates.get(route))).toEqual([]);
    for (const {route, file} of sources.filter((_, index) => index % 60 === 0)) {
      const iso = execFileSync('git', ['log', '-1', '--format=%cI', '--', file], {cwd: PROJECT});
      expect(dates.get(route), route).toBe(new Date(String(iso).trim()).toISOString().slice(0, 10));
    }
  });
});

describe('the canonical address', () => {
  const others = LABELS.filter((label) => label !== LATEST);

  test('of a page with an equal in the latest version is that of the equal', () => {
    const wrong = others.flatMap((label) =>
      listed
        .filter((route) => route === `/docs/${label}` || route.startsWith(`/docs/${label}/`))
        .map((route) => [route, route.replace(`/docs/${label}`, DOCS)] as const)
        .filter(([route, equal]) => listed.includes(equal) && !/\/api$/.test(route))
        .filter(([route, equal]) => canonicalOf(route) !== siteUrl + equal)
        .map(([route]) => `${route}: ${String(canonicalOf(route))}`),
    );
    expect(wrong).toEqual([]);
  });

  // Pages of frozen versions name their equals; there may be no such version any more.
  test.skipIf(!FROZEN)('of a page that names its equal is that one', () => {
    const naming = listed.filter((route) => {
      const file = others.some((label) => route.startsWith(`/docs/${label}/`)) && sourceOf(route);
      return file && /^current:/m.test(fs.readFileSync(path.join(PROJECT, file), 'utf8'));
    });
    expect(naming.length).toBeGreaterThan(0);
    const wrong = naming.filter(
      (route) => !`${canonicalOf(route) ?? ''}/`.startsWith(`${siteUrl}${DOCS}/`),
    );
    expect(wrong).toEqual([]);
  });

  test('of any page is one that the site has, and of the latest version its own', () => {
    const known = new Set(listed.map((route) => siteUrl + (route === '/' ? '/' : route)));
    expect(listed.filter((route) => !known.has(canonicalOf(route) ?? ''))).toEqual([]);
    const latest = listed.filter((route) => route === DOCS || route.startsWith(`${DOCS}/`));
    expect(latest.filter((route) => canonicalOf(route) !== siteUrl + route)).toEqual([]);
  });
});

test('robots.txt leads to the sitemap and keeps nobody out', () => {
  const text = fs.readFileSync(path.join(BUILD, 'robots.txt'), 'utf8');
  expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(text).not.toMatch(/^Disallow:\s*\S/m);
});
