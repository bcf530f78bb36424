import {expect, it} from 'vitest';
import {extractFences} from '../model/extract';
import {parseMarkdown} from '../model/node/parse';
import {applyRepairs} from './repair';

const PAGE = [
  'Text.',
  '',
  '1. Step:',
  '',
  '   ```tremor',
  '   1 + 2',
  '   ```',
  '',
  '   ```json result',
  '   4',
  '   ```',
  '',
  '```tremor',
  '5',
  '```',
  'End.',
].join('\n');

it('applyRepairs replaces and inserts, keeping indentation and the rest', () => {
  const [, result, last] = extractFences(parseMarkdown(PAGE));
  if (!result || !last) throw new Error('The page of this test has three blocks.');
  const repaired = applyRepairs(PAGE, [
    {kind: 'replace', fence: result, text: '{\n  "a": 3\n}'},
    {kind: 'insert', after: last, info: 'json result', text: '5'},
  ]);
  expect(repaired).toBe(
    PAGE.replace('   4', '   {\n     "a": 3\n   }').replace(
      'End.',
      '\n```json result\n5\n```\nEnd.',
    ),
  );
  const fences = extractFences(parseMarkdown(repaired));
  expect(fences.map(({text}) => text)).toEqual(['1 + 2', '{\n  "a": 3\n}', '5', '5']);
});
