import {expect, test} from 'vitest';
import {planChanges} from './planChanges.mjs';
import {suites} from './suites.mjs';

const everything = suites.map(({name}) => name);
const forPages = ['format', 'spelling', 'markdown', 'style', 'samples', 'build', 'accessibility'];
const RECORDS = 'samples/records/docs/guides/replay.json';

test.each<[what: string, changed: string[], removed: string[], names: string[]]>([
  ['nothing', [], [], []],
  ['a page', ['docs/guides/replay.md'], [], forPages],
  ['a page of a version', ['versioned_docs/version-0.12/index.md'], [], forPages],
  ['a post and an RFC', ['blog/2024-01-01-a.mdx', 'rfc/accepted/0001-a.md'], [], forPages],
  ['a page in src/pages', ['src/pages/benchmarks/index.mdx'], [], forPages],
  ['records of samples', [RECORDS], [], ['samples', 'build', 'accessibility']],
  ['a page and its records', ['docs/guides/replay.md', RECORDS], [], forPages],
  ['records that are gone', ['docs/guides/replay.md'], [RECORDS], forPages],
  ['a README', ['src/theme/README.md'], [], ['format', 'spelling', 'markdown', 'unit']],
  ['a page that is gone', [], ['docs/guides/replay.md'], everything],
  ['a part that pages include', ['docs/guides/_part.md'], [], everything],
  ['an example of the playground', ['src/pages/playground/_examples/a.md'], [], everything],
  ['code', ['src/theme/Footer/index.tsx'], [], everything],
  ['a test and a page', ['docs/guides/replay.md', 'tests/e2e/navbar.spec.ts'], [], everything],
  ['packages', ['package-lock.json'], [], everything],
  ['the authors of posts', ['blog/authors.yml'], [], everything],
  ['facts', ['data/0.12/version.yaml'], [], everything],
  ['words for the spelling', ['project-words.txt'], [], everything],
])('%s', (_what, changed, removed, names) => {
  expect(planChanges(changed, removed).map(({name}) => name)).toEqual(names);
});

test('suites get the files that changed', () => {
  const plan = planChanges(['docs/guides/replay.md', 'README.md'], [RECORDS]);
  const commandOf = (name: string) => plan.find((suite) => suite.name === name)?.command.join(' ');
  expect(commandOf('format')).toMatch(/--check docs\/guides\/replay\.md README\.md$/);
  expect(commandOf('style')).toMatch(/ -- docs\/guides\/replay\.md$/);
  // A record does not say what ending its page has.
  const sources = ['md', 'mdx', 'yaml'].map((ending) => `docs/guides/replay.${ending}`).join(' ');
  expect(commandOf('samples')).toBe(`npm run --silent samples -- ${sources}`);
  expect(plan.at(-1)?.env).toEqual({SWEEP_PAGES: sources, WITHOUT_STAGES: '1'});
});
