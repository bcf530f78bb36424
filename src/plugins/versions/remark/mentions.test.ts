import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {VERSIONS} from '../../../site/versions/testing';
import {mentions} from './mentions';

function render(file: string, text: string): string {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkStringify);
  const tree = processor.parse(text);
  mentions({siteDir: '/site', versions: VERSIONS})(tree, {path: path.join('/site', file)});
  return processor.stringify(tree).trim();
}

const UNRELEASED = 'docs/a.mdx';
const NEWEST = 'versioned_docs/version-1.1/a.mdx';
const OLDEST = 'versioned_docs/version-1.0/a.mdx';

test('text and code name the version of their page', () => {
  const code = '```\n<Version source /> <Version release />\n```';
  const page = `For <Version label />: \`tremor:<Version image />\`\n\n${code}`;
  expect(render(UNRELEASED, page)).toBe('For next: `tremor:next`\n\n```\nmain 1.2.0-rc.1\n```');
  expect(render(NEWEST, page)).toBe('For 1.1: `tremor:1.1.4`\n\n```\nv1.1.4 1.1.4\n```');
  expect(render('blog/a.mdx', '`<Version label />`')).toBe('`<Version label />`');
});

test('a part for other versions is left out', () => {
  const page =
    '<Version only="unreleased">\n\nIn <Version label />.\n\n</Version>\n\n' +
    '<Version only="released">\n\nSince <Version release />.\n\n</Version>';
  expect(render(UNRELEASED, page)).toBe('In next.');
  expect(render(OLDEST, page)).toBe('Since 1.0.9.');
});

test('a front page says which version it is, and which others there are', () => {
  expect(render(UNRELEASED, '<Versions />')).toMatch(
    /documentation of next \(the development version\).*1\.1 \(the latest release\) and 1\.0 \(archived\)/,
  );
  expect(render(NEWEST, '<Versions />')).toMatch(/of 1\.1 \(the latest release\).*next \(the dev/);
});

test('unknown words are refused with the known ones', () => {
  expect(() => render(NEWEST, '`<Version tag />`')).toThrow('Write <Version label />, <Version');
  expect(() => render(NEWEST, 'A <Version />')).toThrow('<Version  /> means nothing');
  expect(() => render(NEWEST, '<Version only="old">\n\nA\n\n</Version>')).toThrow('released');
});
