import {expect, test} from 'vitest';
import {listDocs} from './listDocs';

const doc = (id: string, more = {}) => ({
  id,
  title: `Title of ${id}`,
  description: `About ${id}.`,
  permalink: `/docs/9.9/${id}/`,
  ...more,
});

const [version] = listDocs(
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
  },
  {},
);

test('docs are listed once, in the order of the sidebar, without unlisted ones', () => {
  expect(version!.sections.map(({name, docs}) => [name, ...docs.map(({id}) => id)])).toEqual([
    ['Overview', 'a'],
    ['Guides', 'c', 'b'],
    ['Other pages', 'lost'],
  ]);
});
