import {beforeEach, expect, test} from 'vitest';
import {makeFolder, writeFiles} from '../../../testing/folders';
import {parsePage} from '../../pages/node/read';
import {applyRule, formatFinding} from '../model';
import {duplicates} from '../rules/duplicates';
import {isKnownRelease} from '../rules/frontMatter';
import {checkSources} from './checkSources';

let site: string;
const write = (name: string, text: string) => writeFiles(site, {[name]: text});
const messages = (...only: string[]): string[] =>
  checkSources(site, only).findings.map(formatFinding);

beforeEach(() => {
  site = makeFolder();
});

test('mistakes that stop the build are reported together, each with its line', () => {
  write('docs/brace.md', '# A\n\nA `{1}` and {2\n\nText.\n');
  write('docs/tag.md', '# A\n\n<Tabs>\n\nText.\n');
  write('docs/yaml.md', '---\ntitle: A\nkind: [\n---\n');
  write('docs/kind.md', '---\ntitle: A\nkind: plugin\n---\n');
  write('docs/element.mdx', '# A\n\n<Options of="gone" />\n\n<Ports of="gone" />\n');
  write('data/edge/codecs/json.yaml', 'name: json\n');
  const found = messages('docs', 'data').join('\n');
  expect(found).toMatch(/^docs\/brace\.md:3: syntax: .*closing brace for `\{`.* code spans/m);
  expect(found).toMatch(/^docs\/tag\.md:3: syntax: .*closing tag for `<Tabs>`/m);
  expect(found).toMatch(/^docs\/yaml\.md:\d: syntax: the front matter is not YAML/m);
  expect(found).toMatch(/^docs\/kind\.md:3: build: front matter "kind" is "plugin"/m);
  expect(found).toMatch(/^docs\/element\.mdx:3: build: <Options>/m);
  expect(found).toMatch(/^docs\/element\.mdx:5: build: <Ports>/m);
  expect(found).toMatch(/^data\/edge\/codecs\/json\.yaml: record: .*`purpose` is required/ms);
});

test('a record names a release that exists, and the unit of a time', () => {
  const file = 'data/edge/codecs/x.yaml';
  const option = 'name: wait, type: integer, required: true, description: Waits.';
  write(
    file,
    "name: x\npurpose: X.\npage: reference/codecs/x\nsince: '9.9'\ndecodes: true\nencodes: true\n" +
      `format: text\nstateful: false\nmime: []\noptions: [{${option}}]\nsource_files: [a.rs]\n`,
  );
  expect(messages(file)).toEqual([
    expect.stringContaining(`${file}:1: unit: the option wait is a time or a size without a unit.`),
    expect.stringContaining(`${file}:1: known-release: the release 9.9 does not exist.`),
  ]);
});

test.each([
  [true, ['0.11', '0.12', '0.12.3', '0.12.4', '0.13', '0.13.0', '0.14']],
  [false, ['9.9', '0.15', '0.12.5', '1.0.0']],
])('a release that is known: %s', (isKnown, releases) => {
  const documented = [{release: '0.13.0-rc.33', coming: '0.14'}, {release: '0.12.4'}];
  expect(releases.map((release) => isKnownRelease(release, documented))).toEqual(
    releases.map(() => isKnown),
  );
});

test('a paragraph that another page of the version has is advice', () => {
  const text = 'word '.repeat(12).trim();
  const pages = [`${text}\n\n- [a](./a.md) ${text}\n`, `- [a](./a.md) ${text}\n\n${text}\n`].map(
    (source, index) => parsePage(`docs/${index}.md`, source),
  );
  expect(applyRule(duplicates, pages).map(formatFinding)).toEqual([
    expect.stringMatching(
      /^docs\/1\.md:3: advice, repeated-paragraph: .* is also in docs\/0\.md:1/,
    ),
  ]);
});
