import {describe, expect, it} from 'vitest';
import {extractFences} from './extract';
import {frontMatterOf, parseMarkdown} from './node/parse';

const PAGE = [
  '---',
  'title: A page',
  'samples_version: "0.11"',
  '---',
  '# Heading {#id}',
  '',
  '<Tabs>',
  '<TabItem value="a">',
  '',
  '      ```tremor title="a.tremor" fails',
  '      let x = {"a": 1};',
  '      ```',
  '',
  '</TabItem>',
  '</Tabs>',
  '',
  ':::note',
  '```json result',
  '1',
  '```',
  ':::',
  '',
  '## Second',
  '',
  '- A step:',
  '',
  '  ~~~console',
  '  $ tremor --version',
  '  ~~~',
  '',
  '```',
  'no language',
  '```',
].join('\n');

describe('extractFences', () => {
  const fences = extractFences(parseMarkdown(PAGE));

  it('finds fences inside components, notes and lists, with their lines', () => {
    expect(fences.map((f) => [f.language, f.line, f.endLine, f.section])).toEqual([
      ['tremor', 10, 12, 1],
      ['json', 18, 20, 1],
      ['console', 27, 29, 2],
    ]);
  });

  it('keeps text and words', () => {
    expect(fences[0]?.text).toBe('let x = {"a": 1};');
    expect(fences[0]?.meta.values.get('title')).toBe('a.tremor');
    expect(fences[1]?.meta.words.has('result')).toBe(true);
  });

  it('reads the front matter', () => {
    expect(frontMatterOf(parseMarkdown(PAGE)).samples_version).toBe('0.11');
    expect(frontMatterOf(parseMarkdown('# No front matter'))).toEqual({});
  });
});
