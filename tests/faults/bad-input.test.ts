import {beforeAll, describe, expect, test} from 'vitest';
import {buildStage, setUpStage, type Changes, type StageBuild} from '../../testing/stage';
import {loadStage} from './load-stage';
import {brokenAnchors, brokenContent, brokenLinks, brokenPages, type Fault} from './faults';

const frontMatter = (lines: string) => `---\n${lines}\n---\n\n# Page\n\nText.\n`;

type LoadFault = readonly [name: string, changes: Changes, message: readonly RegExp[]];

/** Faults that `docusaurus build` reports before it bundles. */
const loadFaults: readonly [LoadFault, ...LoadFault[]] = [
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
    'a versions.json that is not a list',
    {'versions.json': '{"latest": "0.12"}'},
    [/versions\.json must be a non-empty array of version names/],
  ],
  [
    'an unknown kind of navbar item',
    {
      'docusaurus.config.ts': [
        "import project from './docusaurus.project';",
        'const {navbar} = project.themeConfig;',
        "const items = [...navbar.items, {type: 'wheel'}];",
        'const themeConfig = {...project.themeConfig, navbar: {...navbar, items}};',
        'export default {...project, themeConfig};',
      ].join('\n'),
    },
    [/Bad navbar item type wheel/],
  ],
];

describe('the site does not load, and the error says where and why, with', () => {
  let stage: string;
  beforeAll(() => {
    stage = setUpStage('loading');
  });

  test('no fault, it loads', async () => {
    expect(await loadStage(stage, {})).toBe('');
  });

  test.each(loadFaults)('%s', async (_name, changes, messages) => {
    const output = await loadStage(stage, changes);
    for (const message of messages) expect(output).toMatch(message);
  });

  test('one of them, and `docusaurus build` ends with its message and no success', async () => {
    const [[, changes, messages]] = loadFaults;
    const {code, output} = await buildStage('does-not-load', changes);
    expect(code, output).not.toBe(0);
    for (const message of messages) expect(output).toMatch(message);
  });
});

// Docusaurus reports all faults of one kind together, and stops after the first kind that it finds.
describe.each([
  ['content that does not compile', brokenContent],
  ['pages that do not render', brokenPages],
  ['links that lead nowhere', brokenLinks],
  ['links to missing headings', brokenAnchors],
])('the build fails on %s, and names', (name, {changes, faults}) => {
  let build: StageBuild;
  beforeAll(async () => {
    build = await buildStage(name.replaceAll(' ', '-'), changes);
  }, 600_000);

  test('no success by its exit code', () => {
    expect(build.code, build.output).not.toBe(0);
  });

  test.each<Fault>(faults)('%s', (_name, messages) => {
    for (const message of messages) expect(build.output).toMatch(message);
  });
});
