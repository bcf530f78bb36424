import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {siteUrl} from '../../src/site/links';
import {resolveFile} from '../../testing/server/resolve-file';
import {BUILD, readSitemap} from '../sitemap';
import {LABELS} from '../../testing/versions';

const read = (name: string) => fs.readFileSync(path.join(BUILD, name), 'utf8');
const htmlOf = (route: string) => fs.readFileSync(resolveFile(BUILD, route).file, 'utf8');

const docs = readSitemap().filter(
  (route) =>
    /^\/(docs\/[^/]+|community|rfc)(\/|$)/.test(route) &&
    htmlOf(route).includes('theme-doc-markdown markdown'),
);
const areas = [...LABELS.map((label) => `/docs/${label}`), '/community', '/rfc'];

/** The text without marks, so that a page and its Markdown can be compared. */
const words = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&')
    .replace(/[\s\\]+/g, ' ')
    .trim();

/** The code of a page's blocks, without the marks of the highlighter. */
function codeOf(html: string): readonly string[] {
  return [...html.matchAll(/<code class="?code-lines"?>([^]*?)<\/code>/g)].map(([, code = '']) =>
    words(
      code
        .replace(/<[^>]*>/g, '')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"'),
    ),
  );
}

test('every doc is there as Markdown, under its title, with every block of code', () => {
  expect(docs.length).toBeGreaterThan(500);
  const wrong = docs.flatMap((route) => {
    const markdown = read(`${route}.md`);
    const whole = words(markdown);
    const missing = codeOf(htmlOf(route)).filter((code) => !whole.includes(code));
    const head = `> Documentation of`;
    const isNamed = markdown.split('\n').slice(0, 3).join('\n').includes(`${head}`);
    return [
      ...missing.map((code) => `${route}: no block ${code.slice(0, 60)}`),
      ...(markdown.startsWith('# ') && isNamed && markdown.includes(`${siteUrl}${route}\n`)
        ? []
        : [`${route}: no title with the address below it`]),
    ];
  });
  expect(wrong).toEqual([]);
});

test('no Markdown has elements left, buttons, or addresses that only work on the site', () => {
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

  test('names each doc of its area once', () => {
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

test('llms.txt of the site leads to those of the areas', () => {
  const text = read('llms.txt');
  expect(areas.filter((area) => !text.includes(`(${siteUrl}${area}/llms.txt)`))).toEqual([]);
});
