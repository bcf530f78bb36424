import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {drawRule} from './diagram';
import {buildGrammar} from './grammar';
import {readGrammar} from '../node/read';

const ROOT = path.resolve(__dirname, '../../../..');
const file = (text: string, name = '1-a.ebnf') => ({file: `data/x/grammar/${name}`, text});

test('finds the areas, and the rules that use a rule', () => {
  const grammar = buildGrammar([file('A = B B ;'), file('B = "b" | A ;', '2-b.ebnf')]);
  expect([...grammar.areas.keys()]).toEqual(['a', 'b']);
  expect(grammar.users.get('B')).toEqual(['A']);
});

test.each([
  [[file('A = "a" ;\nB = C ;')], '1-a.ebnf:2: B uses C, and no rule has that name'],
  [[file('A = "a" ;'), file('\nA = "b" ;', '2-b.ebnf')], '2-b.ebnf:2: A is defined at'],
  [[file('A = "a" ;', 'a.ebnf')], 'a.ebnf: expected a name such as'],
])('refuses an inconsistent grammar', (files, message) => {
  expect(() => buildGrammar(files)).toThrow(message);
});

// The files list the rules of the runtime's own grammar at the tag of the version.
describe.each(['edge', '0.12'])('the grammar of %s', (version) => {
  const grammar = readGrammar(ROOT, version);
  const rules = [...(grammar?.rules.values() ?? [])];

  test('has the rules of the runtime, no more and no fewer', () => {
    const names = fs.readFileSync(path.join(__dirname, 'names', `${version}.txt`), 'utf8');
    expect(rules.map(({name}) => name).sort()).toEqual(names.trim().split('\n').sort());
  });

  test.each(rules)('$name has a diagram that fits', (rule) => {
    const svg = drawRule(rule);
    const [, width = '0', height = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
    expect(Number(width)).toBeLessThanOrEqual(500);
    expect(svg).toContain(`<title id="diagram-${rule.name}">`);
    for (const [, x = '', y = '', boxWidth = ''] of svg.matchAll(
      /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/g,
    )) {
      expect(Number(x) + Number(boxWidth)).toBeLessThanOrEqual(Number(width));
      expect(Number(y) + 24).toBeLessThanOrEqual(Number(height));
    }
  });
});
