import {expect, it} from 'vitest';
import {checkConventions} from './conventions';
import {extractFences} from './extract';
import {groupFences} from './group';
import {parseMarkdown} from './node/parse';
import {LATEST, NEXT, OLD, SAMPLE_VERSIONS} from './testing';

const problemsOf = (info: string, text = '$ tremor --version'): string[] => {
  const fences = extractFences(parseMarkdown(`\`\`\`${info}\n${text}\n\`\`\``));
  return checkConventions(fences, groupFences(fences), NEXT).map(({what}) => what);
};

it('accepts hidden on any block, and wait on blocks that the recorder runs', () => {
  expect(problemsOf('console hidden wait=500ms')).toEqual([]);
  expect(problemsOf('bash wait=2s', 'echo 1')).toEqual([]);
  expect(problemsOf('json input wait=2s', '1')).toEqual([]);
  expect(problemsOf('yaml title="a.yaml" hidden', 'a: 1')).toEqual([]);
});

it.each([
  [
    'console wait=8',
    'wait=8 is not a valid time: expected a whole number of s or ms, from 1ms to 60s, such as wait=8s.',
  ],
  ['console wait', 'wait has no value'],
  ['console wait=2m', 'wait=2m is not a valid time'],
  ['console hidden=yes', 'hidden=yes: hidden takes no value. Write hidden.'],
  ['yaml wait=2s', 'use it on a console, bash or input block'],
  ['tremor wait=2s', 'wait'],
  ['console not-run reason="x" hidden', 'Has both not-run and'],
  ['console not-run reason="x" wait=1s', 'Has both not-run and'],
])('%s: says how the words are misused, and what is expected', (info, message) => {
  expect(problemsOf(info)).toContainEqual(expect.stringContaining(message));
});

it('checks a block that names a version against the features of that version', () => {
  const text = `\`\`\`troy fragment=statement version=${LATEST.label}\ncreate connector a;\n\`\`\``;
  const whats = (markdown: string) => {
    const fences = extractFences(parseMarkdown(markdown));
    const problems = checkConventions(fences, groupFences(fences), OLD, SAMPLE_VERSIONS.named);
    return problems.map(({what}) => what);
  };
  expect(whats(text)).toEqual([]);
  expect(whats(text.replace(/ version=\S+/, ''))).toEqual([
    expect.stringContaining(`Version ${OLD.label} has no deployments`),
  ]);
});
