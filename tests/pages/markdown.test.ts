import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {siteUrl} from '../../src/site/links';
import {BUILD, readSitemap} from '../sitemap';
import {LABELS} from '../../testing/versions';
import {parsePage, readRoute} from './built-page';

const read = (name: string) => fs.readFileSync(path.join(BUILD, name), 'utf8');

const pages = readSitemap().filter((route) =>
  /theme-doc-markdown markdown|__blog-post-container|redocusaurus/.test(readRoute(route)),
);
const docs = pages.filter((route) => /^\/(docs\/[^/]+|community|rfc)(\/|$)/.test(route));
const areas = [...LABELS.map((label) => `/docs/${label}`), '/community', '/rfc', '/blog'];

/** Text with plain spaces, so that a page and its Markdown can be compared. */
const words = (text: string) => text.replace(/[\s\\]+/g, ' ').trim();

/** The text of a page's code blocks. */
const codeOf = (route: string): readonly string[] =>
  parsePage(readRoute(route))
    .all('code', {class: 'code-lines'})
    .map(({text}) => words(text));

test('every page exists as Markdown, with its title and every code block', () => {
  expect(docs.length).toBeGreaterThan(500);
  expect(pages.length).toBeGreaterThan(docs.length);
  const wrong = pages.flatMap((route) => {
    const markdown = read(`${route}.md`);
    const whole = words(markdown.replace(/&lt;/g, '<').replace(/&amp;/g, '&'));
    const missing = codeOf(route).filter((code) => !whole.includes(code));
    const [, , note = ''] = markdown.split('\n', 3);
    const isNamed = /^> (Documentation of|The Tremor blog, \d{4}-\d\d-\d\d)/.test(note);
    return [
      ...missing.map((code) => `${route}: no block ${code.slice(0, 60)}`),
      ...(markdown.startsWith('# ') && isNamed && markdown.includes(`${siteUrl}${route}\n`)
        ? []
        : [`${route}: no title with the address below it`]),
    ];
  });
  expect(wrong).toEqual([]);
});

test('no Markdown contains HTML elements or relative addresses', () => {
  const wrong = pages.flatMap((route) => {
    const prose = read(`${route}.md`)
      .replace(/^( *)(`{3,})[^]*?^\1\2$/gm, '')
      .replace(/`[^`]*`/g, '');
    const found =
      /<\/?(div|span|p|ul|li|figure|details|button|svg|td)\b|\]\((?!https?:|mailto:)/.exec(prose);
    return found ? [`${route}: ${prose.slice(found.index, found.index + 80)}`] : [];
  });
  expect(wrong).toEqual([]);
});

describe.each(areas)('%s/llms.txt', (area) => {
  const own = pages.filter((route) => route === area || route.startsWith(`${area}/`));

  test('lists each page of its area once', () => {
    // A part with its own list has only its first pages here.
    const lists = read(`${area}/llms.txt`)
      .split(/^(?=## )/m)
      .map((part) => {
        const [, list] = /\]\(([^)]*\/llms\.txt)\)/.exec(part) ?? [];
        return list ? read(list.slice(siteUrl.length)) : part;
      });
    const listed = [...lists.join('').matchAll(/\]\(([^)]*)\.md\)/g)].map(([, address = '']) =>
      address.slice(siteUrl.length),
    );
    expect(listed.sort()).toEqual([...own].sort());
  });

  test('each page and its Markdown name the list', () => {
    const list = `${area}/llms.txt`;
    const wrong = own.filter((route) => {
      const page = parsePage(readRoute(route));
      const [head, text] = [page.all('link', {title: 'llms.txt'}), page.all('a', {href: list})];
      const twins = page.all('link', {type: 'text/markdown'}).map((one) => one.attribute('href'));
      const top = read(`${route}.md`).split('\n', 4).join('\n');
      const isNamed = head[0]?.attribute('href') === list && text.length > 0;
      return !isNamed || twins.join() !== `${route}.md` || !top.includes(`: ${siteUrl}${list}`);
    });
    expect(wrong).toEqual([]);
  });

  test('llms-full.txt has each of them', () => {
    const text = read(`${area}/llms-full.txt`);
    expect(own.filter((route) => !text.includes(`: ${siteUrl}${route}\n`))).toEqual([]);
  });
});

test('llms.txt of the site links to the file of each area', () => {
  const text = read('llms.txt');
  expect(areas.filter((area) => !text.includes(`(${siteUrl}${area}/llms.txt)`))).toEqual([]);
});

test('no list for language models is longer than most of them read', () => {
  const lists = fs
    .readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((name) => path.basename(name) === 'llms.txt');
  expect(lists.length).toBeGreaterThan(areas.length);
  expect(lists.filter((name) => read(name).length > 50_000)).toEqual([]);
});

test('the Markdown of an API page has a curl line for each call', () => {
  const wrong = LABELS.map((label) => `/docs/${label}/api`)
    .filter((route) => pages.includes(route))
    .filter((route) => {
      const calls = new Set(readRoute(route).match(/Call: <code>[^<]*/g));
      return calls.size === 0 || read(`${route}.md`).match(/^curl -s /gm)?.length !== calls.size;
    });
  expect(wrong).toEqual([]);
});
