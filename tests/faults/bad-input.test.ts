import {describe, expect, test} from 'vitest';
import {buildStage, type Changes} from '../stage';

const frontMatter = (lines: string) => `---\n${lines}\n---\n\n# Page\n\nText.\n`;

/** Bad input by what it is: the change to a site that builds, and what the message must name. */
const faults: readonly (readonly [name: string, changes: Changes, message: readonly RegExp[]])[] = [
  [
    'a doc of an unknown kind',
    {'docs/bad.md': frontMatter('title: Bad\nkind: plugin')},
    [/docs\/bad\.md:3: front matter "kind" is "plugin"; expected one of .*connector/],
  ],
  [
    'front matter of a wrong type',
    {'docs/bad.md': frontMatter('title: Bad\nsidebar_position: first')},
    [/docs\/bad\.md/, /"sidebar_position\\?" must be a number/],
  ],
  [
    'a link to a file that does not exist',
    {'docs/bad.md': `${frontMatter('title: Bad')}\n[Gone](./gone.md)\n`},
    [/docs\/bad\.md/, /gone\.md/, /couldn't be resolved|broken/i],
  ],
  [
    'a link to a page that does not exist',
    {'docs/bad.md': `${frontMatter('title: Bad')}\n[Gone](/docs/gone)\n`},
    [/Broken link on source page path = \/docs\/edge\/bad/, /linking to \/docs\/gone/],
  ],
  [
    'a link to a heading that does not exist',
    {'docs/bad.md': `${frontMatter('title: Bad')}\n[Gone](/docs/edge#gone)\n`},
    [/Broken anchor on source page path = \/docs\/edge\/bad/, /linking to \/docs\/edge#gone/],
  ],
  [
    'an image that does not exist',
    {'docs/bad.md': `${frontMatter('title: Bad')}\n![A picture](./gone.png)\n`},
    [/docs\/bad\.md/, /gone\.png/],
  ],
  [
    'two docs with one id',
    {
      'docs/one.md': frontMatter('title: One\nid: same'),
      'docs/two.md': frontMatter('title: Two\nid: same'),
    },
    [/same/, /one\.md/, /two\.md/],
  ],
  [
    'a sidebar that names a doc that does not exist',
    {'sidebars.ts': "export default {indexSidebar: ['gone']};\n"},
    [/sidebars/, /These sidebar document ids do not exist:\s+- gone/, /Available document ids/],
  ],
  [
    'a version without its folder',
    {'versions.json': '["0.14", "0.12", "0.11"]'},
    [/versions\.json names version "0\.14"/, /versioned_docs\/version-0\.14 does not exist/],
  ],
  [
    'a versions.json that is no list',
    {'versions.json': '{"latest": "0.12"}'},
    [/versions\.json must be a non-empty array of version names/],
  ],
  [
    'a page without a default export',
    {'src/pages/bad.tsx': 'export const title = 1;\n'},
    [/The page component at \/bad doesn't have a default export/],
  ],
  [
    'global data of a plugin that is not there',
    {
      'src/pages/bad.tsx':
        "import {usePluginData} from '@docusaurus/useGlobalData';\n" +
        'export default function Bad() {\n' +
        "  usePluginData('gone', 'default', {failfast: true});\n" +
        '  return null;\n}\n',
    },
    [/Docusaurus plugin global data not found for "gone" plugin/],
  ],
  ['an unknown kind of navbar item', navbarItem({type: 'wheel'}), [/Bad navbar item type wheel/]],
  [
    'a kind of navbar item without its component',
    navbarItem({type: 'custom-wheel'}),
    [/No NavbarItem component found for type "custom-wheel"/],
  ],
  [
    'a navbar link to a doc that does not exist',
    navbarItem({type: 'doc', docId: 'gone'}),
    [/Couldn't find any doc with id "gone"/, /Available doc ids/],
  ],
  [
    'a navbar link to a sidebar that does not exist',
    navbarItem({type: 'docSidebar', sidebarId: 'gone'}),
    [/Can't find any sidebar with id "gone"/, /Available sidebar ids are:\s+- \w+/],
  ],
  [
    'a navbar link to a sidebar without docs',
    {
      ...navbarItem({type: 'docSidebar', sidebarId: 'empty', docsPluginId: 'rfc'}),
      'rfc-sidebar.ts':
        "export default {empty: [{type: 'link', label: 'Out', href: 'https://example.com'}]};\n",
    },
    [/DocSidebarNavbarItem: Sidebar with ID "empty" doesn't have anything to be linked to/],
  ],
];

/** A configuration with one more navbar item. */
function navbarItem(item: Readonly<Record<string, string>>): Changes {
  const rfc = "{id: 'rfc', path: 'rfc', routeBasePath: 'rfc', sidebarPath: './rfc-sidebar.ts'}";
  const plugins = `project.plugins.map((entry) => entry?.[1]?.id === 'rfc' ? [entry[0], ${rfc}] : entry)`;
  return {
    'docusaurus.config.ts': [
      "import project from './docusaurus.project';",
      'const {navbar} = project.themeConfig;',
      `const items = [...navbar.items, ${JSON.stringify(item)}];`,
      'const themeConfig = {...project.themeConfig, navbar: {...navbar, items}};',
      item.docsPluginId
        ? `export default {...project, themeConfig, plugins: ${plugins}};`
        : 'export default {...project, themeConfig};',
    ].join('\n'),
  };
}

describe('the build fails, and says where and why, on', () => {
  test.each(faults)('%s', async (name, changes, messages) => {
    const {code, output} = await buildStage(`fault ${name}`.replaceAll(/\W+/g, '-'), changes);
    expect(code, output).not.toBe(0);
    for (const message of messages) expect(output).toMatch(message);
  });
});

describe('the build succeeds on', () => {
  test('two pages with one route, and warns', async () => {
    const page = "export default function Page() {\n  return 'One of two';\n}\n";
    const {code, output} = await buildStage('duplicate-routes', {
      'src/pages/twice.tsx': page,
      'src/pages/twice/index.tsx': page,
    });
    expect(code, output).toBe(0);
    expect(output).toMatch(/Duplicate routes found![^]*\/twice/);
  });

  test('a navbar link to a draft, which yields nothing', async () => {
    const {code, output} = await buildStage('draft', {
      ...navbarItem({type: 'doc', docId: 'draft'}),
      'docs/draft.md': frontMatter('title: Draft\ndraft: true'),
      'versioned_docs/version-0.12/draft.md': frontMatter('title: Draft\ndraft: true'),
    });
    expect(code, output).toBe(0);
  });
});
