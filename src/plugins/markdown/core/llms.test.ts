import {expect, test} from 'vitest';
import {listDocs} from './listDocs';
import {areaList, areaText, siteList} from './llms';

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
);
const [version] = areas;

test('docs are listed once, in the order of the sidebar, without unlisted ones', () => {
  expect(version!.sections.map(({name, docs}) => [name, ...docs.map(({id}) => id)])).toEqual([
    ['Overview', 'a'],
    ['Guides', 'c', 'b'],
    ['Other pages', 'lost'],
  ]);
});

test('the list of a version links to each text', () => {
  const list = areaList(site, version!);
  expect(list).toMatch(/^# Documentation of Tremor 9\.9\n\n> .*\/docs\/9\.9\/llms-full\.txt\n/);
  expect(list).toContain(
    '## Guides\n\n- [Title of c](https://site.example/docs/9.9/c.md): About c.\n',
  );
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
