import type {Changes} from '../../testing/stage';

/** The name of a fault, and the messages that the build must print about it. */
export type Fault = readonly [name: string, message: readonly RegExp[]];

/** Several faults that one build reports together. */
export type Faults = {readonly changes: Changes; readonly faults: readonly Fault[]};

const doc = (text: string) => `---\ntitle: Bad\n---\n\n# Page\n\n${text}\n`;

/** Found while Markdown is compiled. */
export const brokenContent: Faults = {
  changes: {
    'docs/bad-link.md': doc('[Gone](./gone.md)'),
    'docs/bad-image.md': doc('![A picture](./gone.png)'),
  },
  faults: [
    [
      'a link to a file that does not exist',
      [/docs\/bad-link\.md/, /gone\.md/, /couldn't be resolved|broken/i],
    ],
    ['an image that does not exist', [/docs\/bad-image\.md/, /gone\.png/]],
  ],
};

const navbarItem = (props: string) =>
  "import Layout from '@theme/Layout';\n" +
  "import NavbarItem from '@theme/NavbarItem';\n" +
  `export default function Bad() {\n  return <Layout><NavbarItem label="Bad" ${props} /></Layout>;\n}\n`;

/** Found while pages are rendered; each fault is on another page. */
export const brokenPages: Faults = {
  changes: {
    'src/pages/bad.tsx': 'export const title = 1;\n',
    'src/pages/bad-data.tsx':
      "import {usePluginData} from '@docusaurus/useGlobalData';\n" +
      'export default function Bad() {\n' +
      "  usePluginData('gone', 'default', {failfast: true});\n" +
      '  return null;\n}\n',
    'src/pages/bad-type.tsx': navbarItem('type="custom-wheel"'),
    'src/pages/bad-doc.tsx': navbarItem('type="doc" docId="gone"'),
    'src/pages/bad-sidebar.tsx': navbarItem('type="docSidebar" sidebarId="gone"'),
    'src/pages/empty-sidebar.tsx': navbarItem(
      'type="docSidebar" sidebarId="empty" docsPluginId="rfc"',
    ),
    'rfc-sidebar.ts':
      "export default {empty: [{type: 'link', label: 'Out', href: 'https://example.com'}]};\n",
    'docusaurus.config.ts':
      "import project from './docusaurus.project';\n" +
      "export default {...project, presets: ['./preset.ts']};\n",
    'preset.ts': [
      "import project from './src/site/preset';",
      "const rfc = {id: 'rfc', path: 'rfc', routeBasePath: 'rfc', sidebarPath: './rfc-sidebar.ts'};",
      'export default function preset(context) {',
      '  const {plugins, ...rest} = project(context);',
      "  const withRfc = (entry) => (entry?.[1]?.id === 'rfc' ? [entry[0], rfc] : entry);",
      '  return {...rest, plugins: plugins.map(withRfc)};',
      '}',
    ].join('\n'),
  },
  faults: [
    [
      'a page without a default export',
      [/The page component at \/bad doesn't have a default export/],
    ],
    [
      'global data of a plugin that is not there',
      [/Docusaurus plugin global data not found for "gone" plugin/],
    ],
    [
      'a kind of navbar item without its component',
      [/No NavbarItem component found for type "custom-wheel"/],
    ],
    [
      'a navbar link to a doc that does not exist',
      [/Couldn't find any doc with id "gone"/, /Available doc ids/],
    ],
    [
      'a navbar link to a sidebar that does not exist',
      [/Can't find any sidebar with id "gone"/, /Available sidebar ids are:\s+- \w+/],
    ],
    [
      'a navbar link to a sidebar without docs',
      [/DocSidebarNavbarItem: Sidebar with ID "empty" doesn't have anything to be linked to/],
    ],
  ],
};

/** Found in the rendered pages, by the project's own settings. */
export const brokenLinks: Faults = {
  changes: {'docs/bad.md': doc('[Gone](/docs/gone)')},
  faults: [
    [
      'a link to a page that does not exist',
      [/Broken link on source page path = \/docs\/edge\/bad/, /linking to \/docs\/gone/],
    ],
  ],
};

/** Reported after broken links, so each needs a build. */
export const brokenAnchors: Faults = {
  changes: {'docs/bad.md': doc('[Gone](/docs/edge#gone)')},
  faults: [
    [
      'a link to a heading that does not exist',
      [/Broken anchor on source page path = \/docs\/edge\/bad/, /linking to \/docs\/edge#gone/],
    ],
  ],
};
