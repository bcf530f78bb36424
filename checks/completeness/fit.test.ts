import {expect, test} from 'vitest';
import {parseMarkdown} from '../../samples/model/node/parse';
import {findCellFaults, findFaults} from './fit';
import {outline} from './outline';
import type {Template} from './templates';

const template: Template = {
  headings: ['Syntax', 'As predicate', 'Recipes'],
  subsections: {Recipes: 2},
  samples: {Syntax: 1},
  flows: 1,
};

const page = [
  '# re',
  '## Syntax {#syntax}',
  '```tremor',
  'event',
  '```',
  '## As predicate (`~`)',
  '## Anything else',
  '## Recipes',
  '### One',
  '### Two',
  '```troy',
  'deploy flow main;',
  '```',
].join('\n');

function faults(markdown: string): string[] {
  const read = outline(parseMarkdown(markdown));
  return [...findFaults(read, template), ...findCellFaults(read)];
}

test('a page that fits has no faults; sections may stand between', () => {
  expect(faults(page)).toEqual([]);
});

test.each([
  [
    'a missing section',
    page.replace('## Syntax {#syntax}', '## Usage'),
    'The section "## Syntax" is missing',
  ],
  [
    'a section out of order',
    page.replace('## Recipes', '## Last').replace('## As', '## Recipes\n## As'),
    '"## Recipes" has 0 headings of level 3; at least 2 are needed.',
  ],
  ['too few samples', page.replace('```tremor', '```json'), '"## Syntax" has 0 code samples'],
  ['no complete flow', page.replace('deploy', 'define'), 'No complete flow'],
  ['an empty cell', `${page}\n\n| a | b |\n|---|---|\n| 1 | |\n`, 'has an empty table cell'],
])('%s is found', (_name, markdown, expected) => {
  expect(faults(markdown).join('\n')).toContain(expected);
});

test('a title may go on after a colon or a bracket, and not otherwise', () => {
  const steps = {headings: ['Step 1']};
  const fits = (title: string) => findFaults(outline(parseMarkdown(`## ${title}\n\nText.`)), steps);
  expect(fits('Step 1: Begin')).toEqual([]);
  expect(fits('Step 10: End')).toHaveLength(1);
});

test('a section that stands too early is named', () => {
  const early = page.replace('## Syntax', '## X').replace('## Recipes', '## Recipes\n## Syntax');
  expect(faults(early).join('\n')).toContain('"## As predicate"');
});
