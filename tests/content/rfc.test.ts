import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

// The table of RFCs is written by hand, and must agree with the pages.
const rfcDir = path.resolve(__dirname, '../../rfc');
const index = fs.readFileSync(path.join(rfcDir, 'index.mdx'), 'utf8');

const pages = ['accepted', 'implemented'].flatMap((folder) =>
  fs
    .readdirSync(path.join(rfcDir, folder))
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);

/** The row that the index must have for a page: number, linked title, state, year, and release. */
function rowOf(page: string): string {
  const source = fs.readFileSync(path.join(rfcDir, page), 'utf8');
  const title = /^title: (.+)$/m.exec(source)?.[1] ?? '';
  const [, state = '', release = ''] =
    /State: (\w+)\.\s+Shipped\s+in:\s+(none|\d+\.\d+\.\d+(?:-rc\.\d+)?)/.exec(source) ?? [];
  const date = /^\| \d{4} \| ([^|]*?) \|/m.exec(source)?.[1] ?? '';
  const year = /\b20\d\d\b/.exec(date)?.[0] ?? 'no date';
  const number = path.basename(page).slice(0, 4);
  return `| ${number} | [${title}](./${page}) | ${state} | ${year} | ${release} |`;
}

test.each(pages)('the index names %s with its state, year, and release', (page) => {
  expect(index.split('\n')).toContain(rowOf(page));
});

test('the index names no other RFC', () => {
  expect(index.match(/^\| \d{4} \| \[/gm)).toHaveLength(pages.length);
});
