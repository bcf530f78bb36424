/** Pages for the addresses that nobody has written yet: the site as large as it is going to be. */
import fs from 'node:fs';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {readContract, readSiteRoutes} from '../../checks/completeness/node/siteRoutes';
import {findToWrite} from '../../checks/completeness/toWrite';
import {readPages} from '../../checks/pages/node/read';
import {docsFolderOf} from '../../checks/pages/version';

/** Files by path from the project's root. */
export type Files = Readonly<Record<string, string>>;

/**
 * The files that give every address of the contract a page.
 *
 * Their descriptions are made of words of the written ones, so that they compress no better.
 *
 * @param root the project's root
 */
export function fillPages(root: string): Files {
  const missing = [...findToWrite(readContract(root), readSiteRoutes(root)).values()].flat();
  const words = readPages(root).flatMap(({frontMatter}) => wordsOf(frontMatter.description));
  const posts = missing.filter((route) => /^\/blog\/(\d|[^/]+$)/.test(route));
  const tags = missing.flatMap((route) => /^\/blog\/tags\/([^/]+)$/.exec(route)?.[1] ?? []);
  const others = missing.filter((route) => !route.startsWith('/blog/'));
  return {
    ...Object.fromEntries(
      others.map((route, index) => [fileOf(route, missing), pageText(route, index, words)]),
    ),
    ...Object.fromEntries(posts.map((route, index) => postOf(route, index, words, tags))),
    'blog/tags.yml': withTags(fs.readFileSync(path.join(root, 'blog/tags.yml'), 'utf8'), tags),
  };
}

function wordsOf(description: unknown): readonly string[] {
  return typeof description === 'string' ? (description.match(/[\w-]+/g) ?? []) : [];
}

/** An index page where other pages lie below it, as sidebars want it. */
function fileOf(route: string, all: readonly string[]): string {
  const [, label, page] = /^\/docs\/([^/]+)\/(.+)$/.exec(route) ?? [];
  const file = label && page ? `${docsFolderOf(label)}/${page}` : route.slice(1);
  return `${file}${all.some((other) => other.startsWith(`${route}/`)) ? '/index' : ''}.mdx`;
}

function pageText(route: string, index: number, words: readonly string[]): string {
  const title = titleOf(route);
  return `${frontMatter({title, description: describe(index, words)})}\n${title} is still to be written.\n`;
}

function postOf(
  route: string,
  index: number,
  words: readonly string[],
  tags: readonly string[],
): readonly [file: string, text: string] {
  const slug = route.slice('/blog'.length);
  const day = /^\/(\d{4})\/(\d\d)\/(\d\d)\//.exec(slug)?.slice(1).join('-') ?? '2021-01-01';
  const fields = {
    title: titleOf(route),
    description: describe(index, words),
    slug,
    authors: ['tremor'],
    tags: tags.filter((_, place) => place % 20 === index % 20),
  };
  const name = path.posix.basename(route);
  return [
    `blog/${day}-${name}.md`,
    `${frontMatter(fields)}\nShort.\n\n{/* truncate */}\n\nLong.\n`,
  ];
}

function withTags(text: string, tags: readonly string[]): string {
  const added = tags.map((tag) => [
    tag,
    {label: tag, permalink: `/${tag}`, description: `Posts about ${tag}, for this build only.`},
  ]);
  return stringify({...(parse(text) as object), ...(Object.fromEntries(added) as object)});
}

function titleOf(route: string): string {
  const name = path.posix.basename(route).replace(/[_-]+/g, ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A description as long as written ones are, another one for each index. */
function describe(index: number, words: readonly string[]): string {
  // Steps that share no factor with the number of words lead to other words each time.
  const pick = (place: number) => words[((index * 37 + place) * 7919) % words.length] ?? '';
  return Array.from({length: 18}, (_, place) => pick(place))
    .join(' ')
    .slice(0, 130)
    .padEnd(60, '.');
}

function frontMatter(fields: Readonly<Record<string, unknown>>): string {
  return `---\n${stringify(fields)}---\n`;
}
