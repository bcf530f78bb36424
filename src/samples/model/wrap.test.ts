import {describe, expect, it} from 'vitest';
import {FRAGMENTS} from './vocabulary';
import {wrap} from './wrap';

describe('wrap', () => {
  it('leaves a complete sample alone', () => {
    expect(wrap('tremor', 'event.a')).toEqual({source: 'event.a', before: 0, lines: 1});
  });

  it('completes a pattern and returns its line numbers', () => {
    const program = wrap('tremor', '%{\n  present a\n}', 'pattern');
    expect(program.source).toBe(
      'match event of\ncase\n%{\n  present a\n}\n=> event\ncase _ => null\nend',
    );
    expect([program.before, program.lines]).toEqual([2, 3]);
  });

  it('puts the prelude before a script and into a flow', () => {
    expect(wrap('tremor', 'x + 1', 'expr', 'let x = 1;').source).toBe('let x = 1;\nx + 1');
    expect(wrap('troy', 'create connector a', 'statement', 'use a;').source).toContain(
      'flow\nuse a;\ncreate connector a\nend;',
    );
  });

  it('accepts a last semicolon or none', () => {
    const ending = 'define script a script event end\n; select event from in into out';
    for (const text of [
      'define script a script event end',
      'define script a script event end;\n',
    ]) {
      expect(wrap('trickle', text, 'statement').source).toBe(ending);
    }
  });

  it('accepts the last end of a definition or none', () => {
    const complete = /sample\nwith codec = "json"\s*\nend;\nend;\ndeploy/;
    expect(wrap('troy', 'with codec = "json"', 'with').source).toMatch(complete);
    expect(wrap('troy', 'with codec = "json"\nend;', 'with').source).toMatch(complete);
  });

  it('completes every kind of fragment that fences may name', () => {
    for (const [language, kinds] of Object.entries(FRAGMENTS)) {
      for (const kind of kinds.filter((name) => `${language}/${name}` !== 'tremor/expr')) {
        expect(wrap(language, 'x', kind).source, `${language}/${kind}`).not.toBe('x');
      }
    }
  });
});
