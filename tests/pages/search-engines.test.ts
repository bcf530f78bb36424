import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {siteUrl} from '../../src/site/links';
import {hasPageDates} from '../../src/site/pageDates';
import {redirects} from '../../src/site/redirects';
import {BUILD, readSitemap} from '../sitemap';
import {PROJECT} from '../../testing/stage';
import {DOCS, FROZEN, LABELS, LATEST, VERSIONS} from '../../testing/versions';
import {parseHead, parsePage, readRoute} from './built-page';

const sitemap = fs.readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
const listed = readSitemap();
/** The file that a page was made from, which its edit link names; absent for lists and components. */
const sourceOf = (route: string) =>
  parsePage(readRoute(route))
    .all('article')
    .flatMap((article) => article.all('a'))
    .flatMap((link) => link.attribute('href')?.split('/edit/main/')[1] ?? [])[0];
const canonicals = new Map(
  listed.map((route) => [route, parseHead(readRoute(route)).links('canonical')[0]]),
);

describe('the sitemap', () => {
  test('lists every page except redirects and pages that ask not to be indexed', () => {
    const files = fs.readdirSync(BUILD, {recursive: true, encoding: 'utf8'});
    const pages = files.filter((file) => file.endsWith('.html'));
    const isLeftOut = (file: string) =>
      parseHead(fs.readFileSync(path.join(BUILD, file), 'utf8'))
        .meta('robots')
        .includes('noindex');
    const redirected = redirects(VERSIONS).flatMap(({from}) => from);
    const expected = pages
      .filter((file) => file !== '404.html')
      .filter((file) => !redirected.some((address) => file === `${address.slice(1)}/index.html`))
      .filter((file) => !isLeftOut(file))
      .map((file) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`);
    expect([...listed].sort()).toEqual(expected.sort());
  });

  test('dates docs and posts by their last commit if the history is complete', () => {
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

  test('of a page that the latest version has too is the address there', () => {
    const wrong = others.flatMap((label) =>
      listed
        .filter((route) => route === `/docs/${label}` || route.startsWith(`/docs/${label}/`))
        .map((route) => [route, route.replace(`/docs/${label}`, DOCS)] as const)
        .filter(([route, equal]) => listed.includes(equal) && !/\/api$/.test(route))
        .filter(([route, equal]) => canonicals.get(route) !== siteUrl + equal)
        .map(([route]) => `${route}: ${String(canonicals.get(route))}`),
    );
    expect(wrong).toEqual([]);
  });

  // Pages of frozen versions name their counterparts. The site may have no frozen version.
  test.skipIf(!FROZEN)(
    'of a page that names its counterpart is there, and the banner leads to it',
    () => {
      const naming = listed.filter((route) => {
        const file = others.some((label) => route.startsWith(`/docs/${label}/`)) && sourceOf(route);
        return file && /^current:/m.test(fs.readFileSync(path.join(PROJECT, file), 'utf8'));
      });
      expect(naming.length).toBeGreaterThan(0);
      const wrong = naming.filter(
        (route) => !`${canonicals.get(route) ?? ''}/`.startsWith(`${siteUrl}${DOCS}/`),
      );
      expect(wrong).toEqual([]);
      const bannerOf = (route: string) =>
        parsePage(readRoute(route))
          .all('div', {role: 'alert'})
          .flatMap((banner) => banner.all('a'))
          .map((link) => siteUrl + String(link.attribute('href')))[0];
      expect(naming.filter((route) => bannerOf(route) !== canonicals.get(route))).toEqual([]);
    },
  );

  test('of any page exists, and is its own for pages of the latest version', () => {
    const known = new Set(listed.map((route) => siteUrl + (route === '/' ? '/' : route)));
    expect(listed.filter((route) => !known.has(canonicals.get(route) ?? ''))).toEqual([]);
    const latest = listed.filter((route) => route === DOCS || route.startsWith(`${DOCS}/`));
    expect(latest.filter((route) => canonicals.get(route) !== siteUrl + route)).toEqual([]);
  });
});

test('browsers find a description of the search, which leads to the page with results', () => {
  const [href = ''] = parseHead(readRoute('/')).links('search');
  const text = fs.readFileSync(path.join(BUILD, href), 'utf8');
  const template = /<Url type="text\/html" template="([^"]+)"\/>/.exec(text)?.[1];
  expect(template).toBe(`${siteUrl}/search?q={searchTerms}`);
  const page = parseHead(readRoute('/search'));
  expect([page.title, page.meta('robots')]).toEqual(['Search | Tremor', 'noindex, follow']);
});

test('robots.txt names the sitemap and excludes no one', () => {
  const text = fs.readFileSync(path.join(BUILD, 'robots.txt'), 'utf8');
  expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(text).not.toMatch(/^Disallow:\s*\S/m);
});
