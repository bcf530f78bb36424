import {expect, test} from 'vitest';
import {describe as inWords} from './describe';
import {drawRule} from './diagram';
import {layout} from './layout';
import {parseGrammar} from './parse';
import {simplify} from './simplify';
import type {Rule} from './tree';

const rule = (text: string): Rule => parseGrammar('1-a.ebnf', text)[0] as Rule;

test('describes a rule in words', () => {
  const {expression} = rule('A = "let" [ B { "," B } ] ( "x" | C ) { D } ;');
  expect(inWords(simplify(expression))).toBe(
    '“let”, then optionally one or more B with “,” between them, ' +
      'then (either “x”, or C), then any number of D',
  );
});

test('draws a frame for each part, with its text escaped', () => {
  const svg = drawRule(rule('A = "<<" B ">>" ;'));
  expect(svg.match(/<rect /g)).toHaveLength(3);
  expect(svg).toContain('>&lt;&lt;</text>');
  expect(svg).toContain('class="rule"');
});

test('alternatives are below each other and do not touch', () => {
  const box = layout(rule('A = "a" | "b" | [ "c" ] ;').expression, 400);
  const {labels} = box.draw(0, box.up);
  const tops = labels.map(({y}) => y);
  expect(tops).toHaveLength(3);
  tops.slice(1).forEach((top, index) => {
    expect(top - (tops[index] ?? 0)).toBeGreaterThan(24);
  });
});

test('a long sequence continues in another row', () => {
  const {expression} = rule('A = Aaaaaaaaaaaa Bbbbbbbbbbbb Cccccccccccc Dddddddddddd ;');
  const wide = layout(expression, 1000);
  const narrow = layout(expression, 300);
  expect(narrow.width).toBeLessThanOrEqual(300);
  expect(narrow.down).toBeGreaterThan(wide.down);
});

test.each([
  'A = ( "a" | "bb" ) [ "c" ] { D } ;',
  'A = B C D E F "gggggggggggggggg" "hhhhhhhhhhhhhhhhh" ;',
])('the track leaves on the right, at the height of its start: %s', (text) => {
  const box = layout(simplify(rule(text).expression), 300);
  const ends = box.draw(0, box.up).tracks.map(endOf);
  const last = ends.reduce((right, end) => (end.x > right.x ? end : right));
  expect(last.x).toBeCloseTo(box.width);
  expect(last.y).toBeCloseTo(box.up);
});

/** Follows a path to its end. */
function endOf(data: string): {x: number; y: number} {
  let [x, y] = [0, 0];
  for (const [, command, numbers = ''] of data.matchAll(/([MhvHVa])([^MhvHVa]*)/g)) {
    const values = numbers.trim().split(/\s+/).map(Number);
    const [first = 0, second = 0] = values;
    if (command === 'M') [x, y] = [first, second];
    if (command === 'H') x = first;
    if (command === 'V') y = first;
    if (command === 'h') x += first;
    if (command === 'v') y += first;
    if (command === 'a') [x, y] = [x + (values[5] ?? 0), y + (values[6] ?? 0)];
  }
  return {x, y};
}
