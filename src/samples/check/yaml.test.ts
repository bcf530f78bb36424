import {expect, test} from 'vitest';
import {parseMeta} from '../model/fences';
import {checkYaml} from './yaml';

const problems = (text: string, meta = ''): string[] =>
  checkYaml([{language: 'yaml', meta: parseMeta(meta), text, line: 7, endLine: 9, section: 1}]).map(
    ({line, what}) => `${line}: ${what}`,
  );

test('YAML has to parse, unless its block is unchecked', () => {
  expect(problems('services:\n  kafka: {image: kafka}')).toEqual([]);
  expect(problems('onramp:\n  - id: a\n   type: b')).toEqual([
    expect.stringContaining('7: Line 3 of the block is not YAML'),
  ]);
  expect(problems('onramp: [', 'unchecked reason="shows a mistake"')).toEqual([]);
});
