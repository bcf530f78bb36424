import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {siteUrl} from '../../src/site/links';
import {BUILD, readSitemap} from '../sitemap';
import {LABELS} from '../../testing/versions';
import {parsePage, readRoute} from './built-page';

const read = (name: string) => fs.readFileSync(path.join(BUILD, name), 'utf8');

const docs = readSitemap().filter(
  (route) =>
    /^\/(docs\/[^/]+|community|rfc)(\/|$)/.test(route) &&
    readRoute(route).includes('theme-doc-markdown markdown'),
);
const areas = [...LABELS.map((label) => `/docs/${label}`), '/community', '/rfc'];

/** Text with plain spaces, so that a page and its Markdown can be compared. */
const words = (text: string) => text.replace(/[\s\\]+/g, ' ').trim();

/** The text of a page's code blocks. */
const codeOf = (route: string): readonly string[] =>
  parsePage(readRoute(route))
    .all('code', {class: 'code-lines'})
    .map(({text}) => words(text));

test('every doc exists as Markdown, with its title and every code block', () => {
  expect(docs.length).toBeGreaterThan(500);
  const wrong = docs.flatMap((route) => {
    const markdown = read(`${route}.md`);
    const whole = words(markdown.replace(/&lt;/g, '<').replace(/&amp;/g, '&'));
    const missing = codeOf(route).filter((code) => !whole.includes(code));
    const isNamed = markdown.split('\n', 3).join('\n').includes('> Documentation of');
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
  const wrong = docs.flatMap((route) => {
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
  const own = docs.filter((route) => route === area || route.startsWith(`${area}/`));

  test('lists each doc of its area once', () => {
    const listed = [...read(`${area}/llms.txt`).matchAll(/\]\(([^)]*)\.md\)/g)].map(
      ([, address = '']) => address.slice(siteUrl.length),
    );
    expect(listed.sort()).toEqual([...own].sort());
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
