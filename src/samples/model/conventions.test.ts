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

it('says how they are misused and what is expected', () => {
  expect(problemsOf('console wait=8')).toEqual([
    'wait=8 is not a valid time: expected a whole number of s or ms, from 1ms to 60s, such as wait=8s.',
  ]);
  expect(problemsOf('console wait')).toEqual([expect.stringContaining('wait has no value')]);
  expect(problemsOf('console wait=2m')).toEqual([
    expect.stringContaining('wait=2m is not a valid time'),
  ]);
  expect(problemsOf('console hidden=yes')).toEqual([
    'hidden=yes: hidden takes no value. Write hidden.',
  ]);
  expect(problemsOf('yaml wait=2s', 'a: 1')).toEqual([
    expect.stringContaining('use it on a console, bash or input block'),
  ]);
  expect(problemsOf('tremor wait=2s', 'event')).toEqual([expect.stringContaining('wait')]);
  for (const word of ['hidden', 'wait=1s']) {
    expect(problemsOf(`console not-run reason="x" ${word}`)).toEqual([
      expect.stringContaining('Has both not-run and'),
    ]);
  }
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
