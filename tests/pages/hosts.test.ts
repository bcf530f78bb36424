import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {COMMON_HEADERS} from '../../src/plugins/headers/core/headers';
import {serveLikePages} from '../../testing/server/github-pages';
import {findNginx, serveByDocusaurus, serveByNginx} from '../../testing/server/programs';
import type {Served} from '../../testing/server/listen';
import {serveFolder} from '../../testing/server/serve-folder';
import {BUILD, readSitemap} from '../sitemap';

/*
 * Every page of the sitemap, from each host that the site is known to work on, in each spelling of its
 * address. What a host redirects to is asked for too, and the page has to be the one of the address.
 */

/** What a host does with an address: shows the page, leads to it, or shows the not-found page. */
type Outcome = 'page' | 'redirect' | 'not found';

interface Host {
  readonly name: string;
  readonly start: () => Promise<Served>;
  /** What comes of an address that ends in `.html`, and of one with a slash at its end. */
  readonly html: readonly Outcome[];
  readonly slash: readonly Outcome[];
  /** Whether it sends the headers that the site asks for. */
  readonly sendsHeaders: boolean;
}

const nginx = findNginx();
if (!nginx) console.warn('Skipped: nginx is not installed (apt-get install nginx-light).');

// The not-found page leads to the page (src/plugins/address): tests/e2e/routing.spec.ts shows that.
const HOSTS: readonly Host[] = [
  {
    name: 'npm run serve',
    start: () => serveByDocusaurus(BUILD),
    html: ['redirect'],
    slash: ['redirect'],
    sendsHeaders: false,
  },
  {
    name: 'GitHub Pages',
    start: () => serveLikePages(BUILD),
    html: ['page'],
    slash: ['not found'],
    sendsHeaders: false,
  },
  {
    name: 'Netlify, Cloudflare Pages',
    start: () => serveFolder(BUILD),
    html: ['page'],
    slash: ['page', 'not found'],
    sendsHeaders: true,
  },
  ...(nginx
    ? [
        {
          name: 'nginx',
          start: () => serveByNginx(nginx, BUILD),
          html: ['redirect'] as const,
          slash: ['redirect'] as const,
          sendsHeaders: true,
        },
      ]
    : []),
];

const routes = readSitemap();
const notFound = titleOf(fs.readFileSync(path.join(BUILD, '404.html'), 'utf8'));

describe.each(HOSTS)('$name', ({start, html, slash, sendsHeaders}) => {
  let host: Served;
  beforeAll(async () => {
    host = await start();
  }, 90_000);
  afterAll(() => host.close());

  /** Addresses whose outcome is another than expected, with what came. */
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

  test('every page answers under its own address, with dots in it or without', async () => {
    expect(routes.length).toBeGreaterThan(10);
    expect(await findSurprises('', ['page'])).toEqual([]);
  });

  test('every page with .html leads to the page', async () => {
    expect(await findSurprises('.html', html)).toEqual([]);
  });

  test('every page with a slash at the end does what the host is known for', async () => {
    expect(await findSurprises('/', slash)).toEqual([]);
  });

  test.runIf(sendsHeaders)('every kind of answer has the headers of the site', async () => {
    for (const address of ['/', '/blog', '/no/such/page', '/img/logo.svg']) {
      expect(await missingHeaders(host.url + address), address).toEqual([]);
    }
  });

  test.each(['/no/such/page', '/docs/99.0', '/docs/99.0/x.y', '/%', '/assets/js/gone.js'])(
    '%s is not found, and says so',
    async (address) => {
      const response = await fetch(host.url + address);
      // Some refuse what is no encoding, before they look for it.
      expect(address === '/%' ? [400, 404] : [404]).toContain(response.status);
      if (response.status === 404) expect(titleOf(await response.text())).toBe(notFound);
    },
  );
});

/** The names of the headers that an address lacks, or has with another value. */
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

/** Asks a host for a page in a spelling of its address, and follows a redirect. */
async function ask(host: string, route: string, ending: string): Promise<Outcome | string> {
  const response = await fetch(host + route + ending, {redirect: 'manual'});
  const text = await response.text();
  if (response.status === 404 && titleOf(text) === notFound) return 'not found';
  if (response.status === 200) return addressOf(text) === route ? 'page' : 'another page';
  const location = new URL(response.headers.get('location') ?? '', host + route).pathname;
  const isRight = [301, 302, 308].includes(response.status) && location === route;
  return isRight ? 'redirect' : `${response.status} ${location}`;
}

function titleOf(html: string): string {
  return /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
}

function addressOf(html: string): string {
  const href = /<meta[^>]*property="?og:url"?[^>]*content="?([^"\s>]+)/.exec(html)?.[1];
  return href ? decodeURI(new URL(href).pathname) : '';
}

/** Runs a function for each item, some at a time. */
async function eachOf<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let begin = 0; begin < items.length; begin += 20) {
    results.push(...(await Promise.all(items.slice(begin, begin + 20).map(run))));
  }
  return results;
}
