import {expect, test} from 'vitest';
import {runInstance} from './instance';
import {mountFiles} from './mount';
import {readParts} from './node';
import {type LanguageAnswer, type LanguageRequest, type RunRequest} from './protocol';
import {createHost} from './host';
import {describeLanguages} from './testing';

const limits = {timeMs: 20_000, outputBytes: 12 * 1024 * 1024};
const run = (source: string, data = '1'): RunRequest => ({kind: 'run', source, events: [{data}]});
const MEGABYTE = 1024 * 1024;

describeLanguages(
  'extreme sources and events',
  (release, language) => {
    test('an endless recursion is answered', async () => {
      const endless = run('fn again(x) with recur(x) end;\nagain(event)');
      expect(JSON.stringify(await language.ask(endless))).toContain('Recursion limit');
    });

    test('an event of 10 MB passes through', async () => {
      const text = `"${'x'.repeat(10 * MEGABYTE)}"`;
      const {results} = await language.ask(run('event', text));
      expect(results[0]?.value === text).toBe(true);
    });

    test('an answer beyond the limit is a fault', async () => {
      const doubled = run('"#{event}#{event}"', `"${'x'.repeat(10 * MEGABYTE)}"`);
      expect((await language.ask(doubled)).fault?.kind).toBe('output-limit');
    });

    test.each([
      ['a source', run('['.repeat(20_000) + ']'.repeat(20_000))],
      ['an event', run('event', '['.repeat(200_000) + ']'.repeat(200_000))],
    ])('%s nested beyond the stack is a trap, and no other answer is lost', async (_, nested) => {
      const answers = await language.askAll([run('1'), nested, run('2')]);
      expect(answers.map((answer) => answer.fault?.kind)).toEqual([undefined, 'trap', undefined]);
      expect(answers[2]?.results[0]?.value).toBe('2');
    });

    test('half characters become replacement characters', async () => {
      const {results} = await language.ask(run('"\ud800a" + event', '"\udc00"'));
      expect(results[0]?.value).toBe('"\ufffda\ufffd"');
    });

    test('bytes that are not text are answered', async () => {
      const parts = await readParts(release, limits);
      const lines = [Uint8Array.from([0xff, 0xfe, 0x0a]), new TextEncoder().encode('{}\n')];
      const answers: LanguageAnswer[] = [];
      const fault = runInstance(
        {...parts, library: mountFiles(parts.library)},
        {
          files: new Map(),
          next: () => lines.shift(),
          answer: (answer) => answers.push(answer),
          outputBytes: limits.outputBytes,
        },
      );
      expect(fault).toBeUndefined();
      expect(answers.map((answer) => answer.fault?.kind)).toEqual(['protocol', 'protocol']);
    });

    test('ten thousand runs in a row do not leak memory', {timeout: 120_000}, async () => {
      const runs = 10_000;
      const host = createHost(await readParts(release, limits));
      const batch: LanguageRequest[] = Array.from({length: runs / 10}, (_, n) =>
        run('use std::string;\nstring::uppercase("#{event}")', String(n)),
      );
      const megabytes: number[] = [];
      let valid = 0;
      for (let round = 0; round < 10; round += 1) {
        host(batch, (answer) => {
          valid += answer.ok ? 1 : 0;
        });
        megabytes.push(process.memoryUsage().rss / MEGABYTE);
      }
      expect(valid).toBe(runs);
      // The engine frees instances at any time, so the peaks of both halves are compared.
      const peak = (values: readonly number[]) => Math.max(...values);
      expect(peak(megabytes.slice(5))).toBeLessThan(peak(megabytes.slice(0, 5)) + 150);
    });
  },
  limits,
);

describeLanguages(
  'a run that takes too long',
  (_version, language) => {
    test('is a fault, and the next request is answered', async () => {
      const loop = (inner: string) => `array::len(for event of case (i, e) => ${inner} end)`;
      const source = `use std::array;\n${loop(loop(loop('1')))}`;
      const slow = run(source, JSON.stringify(Array.from({length: 500}, () => 0)));
      const [first, second] = await language.askAll([slow, run('event')]);
      expect(first?.fault?.kind).toBe('timeout');
      expect(second?.results[0]?.value).toBe('1');
    });
  },
  {...limits, timeMs: 1000},
);
