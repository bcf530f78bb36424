import {expect, test} from 'vitest';
import {type Entry} from './protocol';
import {describeLanguages} from './testing';

/** Valid in all versions that have the entry. */
const VALID: readonly (readonly [Entry, string])[] = [
  ['script', 'use std::string;\nstring::uppercase(event.name)'],
  ['script', '# a comment only\nevent'],
  ['query', 'select event from in into out;'],
  [
    'query',
    'define script count\nscript\n  event + 1\nend;\ncreate script count;\nselect event from in into count;\nselect event from count into out;',
  ],
  ['deployment', 'define flow idle\nflow\n  use tremor::pipelines;\nend;'],
  [
    'module',
    '### Units\n\n## Meters of feet\nfn meters(feet) with\n  feet * 0.3048\nend;\nconst FOOT = 1;',
  ],
  ['module', '## The first of its name\nintrinsic fn length(text) as string::len;'],
];

/** Wrong in all versions, with the position of the error. */
const WRONG: readonly (readonly [Entry, string, place: string])[] = [
  ['script', 'let total = 1 +;\ntotal', '1:16-1:17'],
  ['script', 'let a = 1;\nlet b = "open', '2:9-2:14'],
  ['script', 'use std::string;\nstring::shout("a")', '2:1-2:19'],
  ['query', 'select event from in inside out;', '1:22-1:28'],
  ['deployment', 'deploy main;', '1:8-1:12'],
  ['module', 'const A = 1;\nlet a = 1;', '2:1-2:4'],
];

describeLanguages('checking', (_release, language, {entries}) => {
  test.each(VALID.filter(([entry]) => entries.includes(entry)))(
    'a valid %s: %j',
    async (entry, source) => {
      const answer = await language.ask({kind: 'check', entry, source});
      expect(answer).toEqual({ok: true, diagnostics: [], text: ''});
    },
  );

  test.each(WRONG.filter(([entry]) => entries.includes(entry)))(
    'a wrong %s: %j',
    async (entry, source, place) => {
      const answer = await language.ask({kind: 'check', entry, source});
      const [error, ...others] = answer.diagnostics;
      expect(others).toEqual([]);
      expect(answer).toMatchObject({ok: false, text: error?.text});
      const {start, end} = error ?? {};
      const found = `${start?.line}:${start?.column}-${end?.line}:${end?.column}`;
      expect(found).toBe(place);
      expect(error?.text).toContain(`    ${start?.line} | `);
      expect(error?.text).toContain(error?.message);
    },
  );

  test('a hint is separate from the message', async () => {
    const source = 'let amount = 1 +;\namount';
    const {diagnostics} = await language.ask({kind: 'check', entry: 'script', source});
    expect(diagnostics[0]?.hint).toBe('Did you mean to use `!`?');
  });

  test('a source with a warning is valid', async () => {
    const source = 'match event of\n  case 1 => 2\nend';
    const answer = await language.ask({kind: 'check', entry: 'script', source});
    expect(answer.ok).toBe(true);
    expect(answer.diagnostics).toHaveLength(1);
    expect(answer.diagnostics[0]).toMatchObject({level: 'warning', start: {line: 1, column: 1}});
    expect(answer.text).toMatch(/^Warning/);
  });

  test('a missing module is named', async () => {
    const source = 'use std::nothing;\n1';
    const {ok, diagnostics} = await language.ask({kind: 'check', entry: 'script', source});
    expect(ok).toBe(false);
    expect(diagnostics[0]?.message).toMatch(/^Module `std(::|\/)nothing` not found/);
  });

  test("a request's own modules are found, and their errors name them", async () => {
    const files = {'shop/prices.tremor': 'fn double(price) with\n  price * 2\nend;\n'};
    const broken = {'shop/prices.tremor': 'fn double(price) with\n  price *\nend;\n'};
    const source = 'use shop::prices;\nprices::double(event)';
    const [valid, wrong, missing] = await language.askAll(
      [files, broken, {}].map((own) => ({kind: 'check', entry: 'script', source, files: own})),
    );
    expect(valid?.ok).toBe(true);
    expect(wrong?.diagnostics[0]).toMatchObject({
      file: 'shop/prices.tremor',
      start: {line: 3, column: 1},
    });
    expect(missing?.diagnostics[0]?.message).toContain('not found');
  });

  test('an error in the first line of a module has its position in the given source', async () => {
    const source = 'let a = 1;';
    const {diagnostics} = await language.ask({kind: 'check', entry: 'module', source});
    expect(diagnostics[0]).toMatchObject({start: {line: 1, column: 1}, end: {line: 1, column: 4}});
    expect(diagnostics[0]?.text).toContain('\n      | ^^^ ');
  });
});
