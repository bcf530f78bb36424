// @vitest-environment jsdom
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readPages} from '../../checks/pages/node/read';
import {routeOf} from '../../checks/pages/route';
import {siteUrl} from '../../src/site/links';
import {BUILD} from '../sitemap';
import {PROJECT} from '../stage';
import {findAddresses, readAtom, readJson, readRss} from './feeds';

const RFC_822 = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const ISO_8601 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

const feeds = [
  {name: 'rss.xml', read: readRss, type: 'application/rss+xml', dates: RFC_822},
  {name: 'atom.xml', read: readAtom, type: 'application/atom+xml', dates: ISO_8601},
  {name: 'feed.json', read: readJson, type: 'application/json', dates: ISO_8601},
];

const posts = readPages(PROJECT).filter(
  ({area, frontMatter}) => area === 'blog' && !frontMatter.draft,
);
/** The day in each post's file name, by its address. */
const days = new Map(
  posts.map((post) => [
    `${siteUrl}${routeOf(post) ?? ''}`,
    path.basename(post.file).slice(0, '2020-02-22'.length),
  ]),
);

describe.each(feeds)('the feed $name', ({name, read, type, dates}) => {
  const load = () => read(fs.readFileSync(path.join(BUILD, 'blog', name), 'utf8'));

  test('names itself and the blog', () => {
    expect(load()).toMatchObject({title: 'Tremor blog', home: `${siteUrl}/blog`});
  });

  test('has every post once, under its address', () => {
    const {entries} = load();
    expect(posts.length).toBeGreaterThanOrEqual(26);
    expect(entries.map(({link}) => link).sort()).toEqual([...days.keys()].sort());
    expect(new Set(entries.map(({id}) => id)).size).toBe(posts.length);
    expect(entries.filter(({title, html, author}) => [title, html, author].includes(''))).toEqual(
      [],
    );
  });

  test('dates each post as its format asks, with the day of its file, newest first', () => {
    const {entries} = load();
    expect(entries.filter(({date}) => !dates.test(date))).toEqual([]);
    const read = entries.map(({date}) =>
      new Date(date).toISOString().slice(0, '2020-02-22'.length),
    );
    expect(read).toEqual(entries.map(({link}) => days.get(link)));
    expect(read).toEqual([...read].sort().reverse());
  });

  test('has no address that only works on the site', () => {
    const addresses = load().entries.flatMap(({html}) => findAddresses(html));
    expect(addresses.length).toBeGreaterThan(posts.length);
    expect(addresses.filter((address) => !/^(https?|mailto):/.test(address))).toEqual([]);
  });

  test('is announced by the blog', () => {
    const head = fs.readFileSync(path.join(BUILD, 'blog.html'), 'utf8').split('</head>')[0] ?? '';
    const links = (head.match(/<link[^>]*>/g) ?? []).filter((link) => link.includes(type));
    expect(links.join()).toContain(`/blog/${name}`);
  });
});
