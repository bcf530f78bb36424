import {expect, test} from 'vitest';
import {formatProblem, type BuiltBar} from '../model';
import {parseBuiltPage} from '../node/readBuilt';
import {equivalentBanner} from './equivalentBanner';
import {headingOrder} from './headingOrder';
import {builtBars} from './index';
import {inboundLinks} from './inboundLinks';

const page = (route: string, content: string, around = ''): ReturnType<typeof parseBuiltPage> =>
  parseBuiltPage(
    route,
    `<html><head><title>A | B</title></head><body><main>${around}` +
      `<div class="theme-doc-markdown">${content}</div><a href="/docs/edge/c">next</a></main></body></html>`,
  );

const breaches = (bar: BuiltBar, pages: readonly ReturnType<typeof page>[]): string[] =>
  bar.measure(pages).problems.map((problem) => formatProblem(bar.id, problem));

test('a page that one other links to is nearly an orphan; links around the text do not count', () => {
  const c = page('/docs/edge/c', '<a href="/docs/edge/c">self</a>');
  const a = page('/blog/a', '<a href="../docs/edge/c/#part">relative</a>');
  const b = page('/rfc/b', '<a href="/docs/edge/c">absolute</a>');
  expect(breaches(inboundLinks, [a, b, c])).toEqual([]);
  expect(breaches(inboundLinks, [a, c])[0]).toContain(
    '/docs/edge/c: E23: 1 pages link here: /blog/a',
  );
});

test('a level of headings that is skipped is found, but not in the description of the API', () => {
  expect(breaches(headingOrder, [page('/x', '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>')])).toEqual(
    [],
  );
  const skip = '<h1>A</h1><h3>B</h3>';
  expect(breaches(headingOrder, [page('/x', skip)])[0]).toContain('level 3 follows one of level 1');
  expect(breaches(headingOrder, [page('/docs/edge/api', skip)])).toEqual([]);
});

test('an old page needs a banner that leads to a current page', () => {
  const banner = (href: string) =>
    `<div class="theme-doc-version-banner"><a href="${href}">now</a></div>`;
  const current = page('/docs/0.12/a', '');
  const old = (around: string) => ({...page('/docs/0.11/a', '', around), isFrozen: true});
  expect(breaches(equivalentBanner, [current, old(banner('/docs/0.12/a'))])).toEqual([]);
  expect(breaches(equivalentBanner, [current, old('')])[0]).toContain('there is no banner');
  expect(breaches(equivalentBanner, [current, old(banner('/docs/0.12/gone'))])[0]).toContain(
    'the banner links to /docs/0.12/gone',
  );
});

test('each bar was seen failing', () => {
  expect(builtBars).toEqual([inboundLinks, headingOrder, equivalentBanner]);
});
