import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {answer} from '../../hosting/functions/markdown';
import {COMMON_HEADERS, listLink} from '../../src/plugins/headers/core/headers';
import {serveLikePages} from '../../testing/server/github-pages';
import {findProgram, serveByDocusaurus, serveByNginx} from '../../testing/server/programs';
import type {Served} from '../../testing/server/listen';
import {serveFolder} from '../../testing/server/serve-folder';
import {BUILD, readSitemap} from '../sitemap';
import {parseHead, readRoute} from './built-page';

/*
 * Requests every page of the sitemap from each host that the site is known to work on, in each
 * spelling of its address. A redirect has to lead to the page's own address.
 */

/** The answer of a host: the page, a redirect to it, or the not-found page. */
type Outcome = 'page' | 'redirect' | 'not found';

const nginx = findProgram('nginx');
if (!nginx) console.warn('Skipped: nginx is not installed (apt-get install nginx-light).');

/**
 * For each host: its possible answers to an address that ends in `.html` and to one that ends in a
 * slash, and whether it sends the headers of the site. If it shows the not-found page, that one leads
 * to the page (src/plugins/address), as tests/e2e/routing.spec.ts shows.
 */
const HOSTS: [string, () => Promise<Served>, html: Outcome[], slash: Outcome[], boolean][] = [
  ['npm run serve', () => serveByDocusaurus(BUILD), ['redirect'], ['redirect'], false],
  ['GitHub Pages', () => serveLikePages(BUILD), ['page'], ['not found'], false],
  ['Netlify, Cloudflare Pages', () => serveFolder(BUILD), ['page'], ['page', 'not found'], true],
];
if (nginx)
  HOSTS.push(['nginx', () => serveByNginx(nginx, BUILD), ['redirect'], ['redirect'], true]);

const routes = readSitemap();
const notFound = parseHead(readRoute('/404')).title;

describe.each(HOSTS)('%s', (name, start, html, slash, sendsHeaders) => {
  let host: Served;
  beforeAll(async () => {
    host = await start();
  }, 90_000);
  afterAll(() => host.close());

  /** Addresses with an unexpected answer, and that answer. */
  async function findSurprises(
    ending: string,
    expected: readonly Outcome[],
  ): Promise<readonly string[]> {
    const asked = routes.filter((route) => ending === '' || route !== '/');
    const found = await eachOf(asked, async (route) => {
      const outcome = await ask(host.url, route, ending);
      return expected.some((one) => one === outcome) ? [] : [`${route}${ending}: ${outcome}`];
    });
    return found.flat();
  }

  test('every page answers at its own address, with or without dots', async () => {
    expect(routes.length).toBeGreaterThan(10);
    expect(await findSurprises('', ['page'])).toEqual([]);
  });

  test('every address with .html leads to its page', async () => {
    expect(await findSurprises('.html', html)).toEqual([]);
  });

  test('an address with a slash at its end gets the answer that the host is known for', async () => {
    expect(await findSurprises('/', slash)).toEqual([]);
  });

  test.runIf(sendsHeaders)('answers of every kind have the headers of the site', async () => {
    for (const address of ['/', '/blog', '/no/such/page', '/img/logo.svg']) {
      expect(await missingHeaders(host.url + address), address).toEqual([]);
    }
  });

  test.runIf(sendsHeaders)('a request for Markdown gets the text of the page', async () => {
    // The function runs before the host; nginx does the same by itself.
    const ask = (request: Request) =>
      name === 'nginx' ? fetch(request) : answer(request, fetch, () => fetch(request));
    for (const route of [
      '/docs/edge',
      '/docs/edge/api',
      '/rfc',
      routes.at(-1)!,
      '/search',
      '/no/page',
    ]) {
      const [html, markdown] = await Promise.all(
        ['text/html,*/*;q=0.8', 'text/markdown, text/html;q=0.9'].map((accept) =>
          ask(new Request(host.url + route, {headers: {accept}})),
        ),
      );
      const twin = await fetch(`${host.url}${route}.md`);
      expect(html!.headers.get('content-type'), route).toMatch(/^text\/html/);
      expect(html!.headers.get('vary'), route).toMatch(/Accept(,|$)/);
      const type = markdown!.headers.get('content-type');
      expect(type, route).toMatch(twin.ok ? 'text/markdown; charset=utf-8' : /^text\/html/);
      if (twin.ok) expect(await markdown!.text()).toBe(await twin.text());
    }
  });

  test.runIf(sendsHeaders)('pages name the list of their area in a header', async () => {
    for (const [page, area] of [
      ['/docs/edge', '/docs/edge'],
      ['/blog', '/blog'],
      ['/docs/edge/concepts/batching', '/docs/edge'],
    ]) {
      const {headers} = await fetch(`${host.url}${page}`);
      expect(headers.get('link'), page).toContain(listLink(area!));
    }
  });

  test.each(['/no/such/page', '/docs/99.0', '/docs/99.0/x.y', '/%', '/assets/js/gone.js'])(
    '%s is answered with the not-found page',
    async (address) => {
      const response = await fetch(host.url + address);
      // Some hosts refuse an address with a broken encoding before they look for a file.
      expect(address === '/%' ? [400, 404] : [404]).toContain(response.status);
      if (response.status === 404) expect(parseHead(await response.text()).title).toBe(notFound);
    },
  );
});

/** The names of headers that are missing or have another value. */
async function missingHeaders(address: string): Promise<readonly string[]> {
  const {headers} = await fetch(address);
  const policy = headers.get('content-security-policy') ?? '';
  return [
    ...Object.entries(COMMON_HEADERS)
      .filter(([name, value]) => headers.get(name) !== value)
      .map(([name]) => name),
    ...(policy.includes("frame-ancestors 'none'") ? [] : ['Content-Security-Policy']),
  ];
}

/** Requests a page with an ending added to its address, and checks where a redirect leads. */
async function ask(host: string, route: string, ending: string): Promise<Outcome | string> {
  const response = await fetch(host + route + ending, {redirect: 'manual'});
  const text = await response.text();
  if (response.status === 404 && parseHead(text).title === notFound) return 'not found';
  if (response.status === 200) return addressOf(text) === route ? 'page' : 'another page';
  const location = new URL(response.headers.get('location') ?? '', host + route).pathname;
  const isRight = [301, 302, 308].includes(response.status) && location === route;
  return isRight ? 'redirect' : `${response.status} ${location}`;
}

function addressOf(html: string): string {
  const href = parseHead(html).meta('og:url');
  return href && decodeURI(new URL(href).pathname);
}

/** Runs a function for each item, 20 at a time. */
async function eachOf<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let begin = 0; begin < items.length; begin += 20) {
    results.push(...(await Promise.all(items.slice(begin, begin + 20).map(run))));
  }
  return results;
}
