import {expect, test} from 'vitest';
import {listDocs, listPosts} from './listDocs';
import {addNote, addPointer, areaLists, areaText, siteList} from './llms';

const doc = (id: string, more = {}) => ({
  id,
  title: `Title of ${id}`,
  description: `About ${id}.`,
  permalink: `/docs/9.9/${id}/`,
  ...more,
});
const site = {url: 'https://site.example', title: 'Tremor', tagline: 'A runtime'};

const areas = listDocs(
  {
    default: {
      loadedVersions: [
        {
          label: '9.9',
          path: '/docs/9.9',
          isLast: true,
          docs: [doc('b'), doc('a'), doc('secret', {unlisted: true}), doc('lost'), doc('c')],
          sidebars: {
            side: [
              {type: 'doc', id: 'a'},
              {
                type: 'category',
                label: 'Guides',
                link: {type: 'doc', id: 'c'},
                items: [
                  {type: 'doc', id: 'b'},
                  {type: 'doc', id: 'secret'},
                ],
              },
            ],
          },
        },
      ],
    },
    rfc: {loadedVersions: [{label: 'Next', path: '/rfc', isLast: true, docs: [], sidebars: {}}]},
  },
  {rfc: 'the RFCs'},
  (name) => (name === '9.9' ? '# Management API\n\nCalls.\n' : undefined),
);
const [version] = areas;

test('docs are listed once, in the order of the sidebar, without unlisted ones', () => {
  expect(version!.sections.map(({name, docs}) => [name, ...docs.map(({id}) => id)])).toEqual([
    ['Overview', 'a'],
    ['Guides', 'c', 'b'],
    ['Other pages', 'lost'],
    ['Management API', 'api'],
  ]);
});

test('the list of a version links to each text', () => {
  const list = areaLists(site, version!).get('/docs/9.9/llms.txt');
  expect(list).toMatch(/^# Documentation of Tremor 9\.9\n\n> .*\/docs\/9\.9\/llms-full\.txt\n/);
  expect(list).toContain(
    '## Guides\n\n- [Title of c](https://site.example/docs/9.9/c.md): About c.\n',
  );
});

test('a long part has a list with all its pages, and the first ones are in the list above', () => {
  const [listed] = version!.sections[0]!.docs;
  const docs = Array.from({length: 20}, (_, index) => ({...listed!, path: `/p${index}.`}));
  const long = {...version!, sections: [{name: 'All of it', docs}]};
  const lists = areaLists(site, long);
  expect([...lists.keys()]).toEqual(['/docs/9.9/all-of-it/llms.txt', '/docs/9.9/llms.txt']);
  const pages = [...lists.values()].map((list) => list.match(/\/p\d+\.\.md/g)?.length);
  expect(pages).toEqual([20, 8]);
  expect(lists.get('/docs/9.9/llms.txt')).toContain(
    '- [All 20 pages of this part](https://site.example/docs/9.9/all-of-it/llms.txt)\n',
  );
  expect(areaLists(site, {...long, isVersioned: false}).size).toBe(1);
});

test('posts are listed by year, and their texts have the title, the day, and the list', () => {
  const post = (id: string, day: string, more = {}) => ({
    id,
    metadata: {...doc(id), permalink: `/blog/${id}`, date: new Date(day), ...more},
  });
  const blogPosts = [
    post('new', '2022-03-01'),
    post('old', '2021-02-03'),
    post('secret', '2021-01-01', {unlisted: true}),
  ];
  const blog = listPosts({blogPosts}, '/blog');
  expect(blog.sections.map(({name, docs}) => [name, ...docs.map(({id}) => id)])).toEqual([
    ['2022', 'new'],
    ['2021', 'old'],
  ]);
  expect(addNote('Text.\n', site, blog, blog.sections[1]!.docs[0]!)).toBe(
    '# Title of old\n\n' +
      '> The Tremor blog, 2021-02-03: https://site.example/blog/old\n' +
      '> List of all pages: https://site.example/blog/llms.txt\n\nText.\n',
  );
});

test('a page names the list of its area in its head and at the beginning of its text', () => {
  const html = addPointer('<head></head><body class=x><svg></svg></body>', version!);
  expect(html).toMatch(/^<head><link [^>]*href="\/docs\/9\.9\/llms\.txt"><\/head><body class=x>/);
  expect(html).toMatch(/<body class=x><p hidden>[^<]*<a href="\/docs\/9\.9\/llms\.txt">/);
});

test('the full text has each page once, in the same order', () => {
  const texts = new Map(['b', 'a', 'c'].map((id) => [`/docs/9.9/${id}`, `# ${id}\n`]));
  expect(areaText(version!, texts)).toBe('# a\n\n---\n\n# c\n\n---\n\n# b\n');
});

test('the list of the site links to the lists of all areas', () => {
  const list = siteList(site, areas);
  expect(list).toMatch(/^# Tremor\n\n> A runtime\n/);
  expect(list).toContain('- [Tremor 9.9](https://site.example/docs/9.9/llms.txt)');
  expect(list).toMatch(/## Optional\n\n- \[the RFCs\]\(https:\/\/site\.example\/rfc\/llms\.txt\)/);
});
