import {expect, it} from 'vitest';
import {extractFences} from './extract';
import {groupFences} from './group';
import {partLabel, provenance} from './label';
import {parseMarkdown} from './node/parse';

const labels = (...blocks: [info: string, text: string][]) => {
  const text = blocks.map(([info, body]) => `\`\`\`${info}\n${body}\n\`\`\``).join('\n\n');
  const fences = extractFences(parseMarkdown(text));
  const [sample] = groupFences(fences).samples;
  return sample ? fences.map((fence) => partLabel(sample, fence)) : [];
};

it.each<[string, ...[info: string, text: string][]]>([
  [
    'Event, Script, Result (port err)',
    ['json event', '{\n "a": 1\n}'],
    ['tremor', 'event'],
    ['json result port=err', '1'],
  ],
  ['Deployment for 0.12', ['troy version=0.12', 'x']],
  [
    'Events, Query, Results',
    ['json event', '1\n2'],
    ['trickle', 'x'],
    ['text result', '1\ndropped'],
  ],
  [
    'Arguments, State, Metadata, Script',
    ['json args', '{}'],
    ['json state', '0'],
    ['json meta', '{}'],
    ['tremor', 'x'],
  ],
  [
    'Script, State afterwards, Metadata afterwards, Error',
    ['tremor fails', 'x'],
    ['json state', '1'],
    ['json meta', '{}'],
    ['text', 'Error'],
  ],
  ['Module', ['tremor module', 'fn f(x) with x end;']],
])('labels the blocks of a sample: %s', (expected, ...blocks) => {
  expect(labels(...blocks).join(', ')).toBe(expected);
});

it('names each implementation that checked the samples of a page once', () => {
  const checked = {by: 'tremor-script 1.2.3', ok: true};
  const recorded = {by: 'tremor 1.2.3', blocks: []};
  expect(provenance([])).toBeUndefined();
  expect(provenance([recorded, recorded])).toBe('Flows recorded with tremor 1.2.3.');
  expect(provenance([checked, recorded, {...checked, by: 'tremor-script 1.1.0'}])).toBe(
    'Samples checked with tremor-script 1.1.0 and tremor-script 1.2.3; ' +
      'flows recorded with tremor 1.2.3.',
  );
});
