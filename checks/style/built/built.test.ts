import {describe, expect, test} from 'vitest';
import {makeFolder} from '../../../testing/folders';
import {applyRule, formatFinding, type BuiltRule} from '../model';
import {builtRules} from '../node/checkBuilt';
import {parseBuiltPage, readBuiltPages} from '../node/readBuilt';
import {equivalentBanner} from './equivalentBanner';
import {headingOrder} from './headingOrder';
import {inboundLinks} from './inboundLinks';

type Page = ReturnType<typeof parseBuiltPage>;

const page = (route: string, content: string, around = ''): Page =>
  parseBuiltPage(
    route,
    `<html><head><title>A | B</title></head><body><main>${around}` +
      `<div class="theme-doc-markdown">${content}</div><a href="/docs/edge/c">next</a></main></body></html>`,
  );

const c = page('/docs/edge/c', '<a href="/docs/edge/c">self</a>');
const a = page('/blog/a', '<a href="../docs/edge/c/#part">relative</a>');
const b = page('/rfc/b', '<a href="/docs/edge/c">absolute</a>');

const TO_FRONT = '<a href="/docs/edge">front</a>';
const front = page('/docs/edge', '');

const SKIP = '<h1>A</h1><h3>B</h3>';

const banner = (href: string): string =>
  `<div class="theme-doc-version-banner"><a href="${href}">now</a></div>`;
const current = page('/docs/0.12/a', '');
const old = (around: string): Page => ({...page('/docs/0.11/a', '', around), isFrozen: true});

interface Case {
  readonly rule: BuiltRule;
  /** Sites that keep the rule. */
  readonly good: Readonly<Record<string, readonly Page[]>>;
  /** Sites that break it, by their only message. */
  readonly bad: Readonly<Record<string, readonly Page[]>>;
}

const cases: readonly Case[] = [
  {
    rule: inboundLinks,
    good: {
      'two others link in their text': [a, b, c],
      'one other links to the front page of a version': [front, page('/blog/a', TO_FRONT)],
      'a frozen version': [old('')],
    },
    bad: {
      '/docs/edge/c: advice, inbound-links: 1 pages link here: /blog/a': [a, c],
      '/docs/edge/c: advice, inbound-links: 0 pages link here': [c],
      '/docs/edge: advice, inbound-links: 0 pages link here': [front],
    },
  },
  {
    rule: headingOrder,
    good: {
      'levels that rise by one, and fall': [page('/x', '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>')],
      'the description of the API': [page('/docs/edge/api', SKIP)],
    },
    bad: {'/x: heading-order: a heading of level 3 follows one of level 1': [page('/x', SKIP)]},
  },
  {
    rule: equivalentBanner,
    good: {'a banner with a page that exists': [current, old(banner('/docs/0.12/a'))]},
    bad: {
      '/docs/0.11/a: current-page: the page has no banner': [current, old('')],
      '/docs/0.11/a: current-page: the banner links to /docs/0.12/gone': [
        current,
        old(banner('/docs/0.12/gone')),
      ],
      '/docs/0.11/a: current-page: the banner links to /docs/0.11/a': [old(banner('/docs/0.11/a'))],
    },
  },
];

test('redirects are not read', () => {
  const refresh = '<meta http-equiv="refresh" content="0; url=/a">';
  const folder = makeFolder({
    'a.html': '<main>Text.</main>',
    'b.html': `<!DOCTYPE html><head>${refresh}</head>`,
  });
  expect(readBuiltPages(folder, []).map(({route}) => route)).toEqual(['/a']);
});

test('each rule has a site that breaks it', () => {
  expect(cases.map(({rule}) => rule)).toEqual(builtRules);
  expect(cases.filter(({bad}) => Object.keys(bad).length === 0)).toEqual([]);
});

describe.each(cases)('$rule.name', ({rule, good, bad}) => {
  const breaches = (pages: readonly Page[]): string[] => applyRule(rule, pages).map(formatFinding);

  test.each(Object.entries(good))('accepts %s', (_name, pages) => {
    expect(breaches(pages)).toEqual([]);
  });

  test.each(Object.entries(bad))('finds %s', (message, pages) => {
    expect(breaches(pages)).toEqual([expect.stringContaining(message)]);
  });
});
