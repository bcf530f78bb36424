// @vitest-environment jsdom
import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {readPages} from '../../checks/pages/node/read';
import {routeOf} from '../../checks/pages/route';
import {siteUrl} from '../../src/site/links';
import {BUILD} from '../sitemap';
import {PROJECT} from '../../testing/stage';
import {parseHead, readRoute} from './built-page';
import {findAddresses, readAtom, readJson, readRss, type FeedEntry} from './feeds';
import {validateAtom, validateJson, validateRss} from './validateFeed';

const RFC_822 = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const ISO_8601 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** A fault of a feed, as a replacement of text in the built one. */
type Fault = readonly [name: string, found: RegExp, replacement: string];

const feeds = [
  {
    name: 'rss.xml',
    read: readRss,
    validate: validateRss,
    type: 'application/rss+xml',
    dates: RFC_822,
    faults: [
      ['no title', /<title>.*?<\/title>/, ''],
      ['a post without a title', /(<item>\s*)<title>.*?<\/title>/, '$1'],
      ['a date of another format', /<pubDate>.*?<\/pubDate>/, '<pubDate>2022-09-24</pubDate>'],
      ['a month that does not exist', /(<pubDate>\w+, \d+) \w+/, '$1 Foo'],
      ['a relative link', /(<item>[^]*?<link>)https:\/\/[^/]*/, '$1'],
      ['an identity that is not an address', /<guid[^>]*>[^<]*/, '<guid>one'],
      ['two channels', /<\/channel>/, '</channel><channel/>'],
      ['an element of another format', /<item>/, '<item><id>1</id>'],
      ['markup that is not closed', /<\/item>/, ''],
    ] satisfies Fault[],
  },
  {
    name: 'atom.xml',
    read: readAtom,
    validate: validateAtom,
    type: 'application/atom+xml',
    dates: ISO_8601,
    faults: [
      ['no title', /<title>.*?<\/title>/, ''],
      ['a post without a title', /(<entry>\s*)<title[^>]*>.*?<\/title>/, '$1'],
      ['a date without a time', /<updated>.*?<\/updated>/, '<updated>2022-09-24</updated>'],
      ['a date without a zone', /(<updated>[^<]*)Z</, '$1<'],
      ['a month that does not exist', /<updated>(\d{4})-\d\d/, '<updated>$1-13'],
      ['a relative link', /(<link href=")https:\/\/[^/]*/, '$1'],
      ['a post without an author', /<author>[^]*?<\/author>/, ''],
      ['a post without an identity', /(<entry>[^]*?)<id>.*?<\/id>/, '$1'],
      ['the namespace of another format', /Atom"/, 'Foo"'],
    ] satisfies Fault[],
  },
  {
    name: 'feed.json',
    read: readJson,
    validate: validateJson,
    type: 'application/json',
    dates: ISO_8601,
    faults: [
      ['no title', /"title": ".*?",/, ''],
      ['a date of another format', /"date_modified": ".*?"/, '"date_modified": "24 Sep 2022"'],
      ['a relative link', /"url": "https:\/\/[^/]*/, '"url": "'],
      ['a post without an identity', /"id": ".*?",/, ''],
      ['a post without text', /"content_html"/, '"_content"'],
      ['a version that does not exist', /version\/1"/, 'version/9"'],
    ] satisfies Fault[],
  },
];

const posts = readPages(PROJECT, ['blog']).filter(({frontMatter}) => !frontMatter.draft);
/** The day in each post's file name, by its address. */
const days = new Map(
  posts.map((post) => [
    `${siteUrl}${routeOf(post) ?? ''}`,
    path.basename(post.file).slice(0, '2020-02-22'.length),
  ]),
);

describe.each(feeds)('the feed $name', ({name, read, validate, type, dates, faults}) => {
  const text = fs.readFileSync(path.join(BUILD, 'blog', name), 'utf8');
  const feed = read(text);
  const broken = faults.map(([, found, replacement]) => text.replace(found, replacement));
  let found: readonly (readonly string[])[];
  beforeAll(async () => {
    found = await validate([text, ...broken]);
  });

  test('is valid', () => {
    expect(found[0]).toEqual([]);
  });

  test.each(faults.map(([fault], index) => [fault, index] as const))(
    'is not valid with %s',
    (_, index) => {
      expect(broken[index]).not.toBe(text);
      expect(found[index + 1]).not.toEqual([]);
    },
  );

  test('names itself and the blog', () => {
    expect(feed).toMatchObject({title: 'Tremor blog', home: `${siteUrl}/blog`});
  });

  test('has every post once, under its address', () => {
    const {entries} = feed;
    expect(posts.length).toBeGreaterThanOrEqual(26);
    expect(entries.map(({link}) => link).sort()).toEqual([...days.keys()].sort());
    expect(new Set(entries.map(({id}) => id)).size).toBe(posts.length);
    const isEmpty = ({title, html, author}: FeedEntry) => [title, html, author].includes('');
    expect(entries.filter(isEmpty)).toEqual([]);
  });

  test('dates each post in the form of its format, with the day of its file, newest first', () => {
    const {entries} = feed;
    expect(entries.filter(({date}) => !dates.test(date))).toEqual([]);
    const dated = entries.map(({date}) => new Date(date).toISOString().split('T')[0]);
    expect(dated).toEqual(entries.map(({link}) => days.get(link)));
    expect(dated).toEqual([...dated].sort().reverse());
  });

  test('has no relative address', () => {
    const addresses = feed.entries.flatMap(({html}) => findAddresses(html));
    expect(addresses.length).toBeGreaterThan(posts.length);
    expect(addresses.filter((address) => !/^(https?|mailto):/.test(address))).toEqual([]);
  });

  test('is announced by the blog', () => {
    const links = parseHead(readRoute('/blog')).all('link', {rel: 'alternate', type});
    expect(links.map((link) => link.attribute('href'))).toEqual([`/blog/${name}`]);
  });
});
