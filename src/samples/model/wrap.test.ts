import {expect, it} from 'vitest';
import {wrap} from './wrap';

it('completes a pattern and returns its line numbers', () => {
  const program = wrap('tremor', '%{\n  present a\n}', 'pattern');
  expect(program.source).toBe(
    'match event of\ncase\n%{\n  present a\n}\n=> event\ncase _ => null\nend',
  );
  expect([program.before, program.lines]).toEqual([2, 3]);
});

it('accepts a last semicolon or none', () => {
  const ending = 'define script a script event end\n; select event from in into out';
  for (const text of ['define script a script event end', 'define script a script event end;\n']) {
    expect(wrap('trickle', text, 'statement').source).toBe(ending);
  }
});

it('accepts the last end of a definition or none', () => {
  const complete = /sample\nwith codec = "json"\s*\nend;\nend;\ndeploy/;
  expect(wrap('troy', 'with codec = "json"', 'with').source).toMatch(complete);
  expect(wrap('troy', 'with codec = "json"\nend;', 'with').source).toMatch(complete);
});
