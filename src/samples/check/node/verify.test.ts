import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {makeFolder, writeFiles} from '../../../../testing/folders';
import {isLanguageBuilt} from '../../../language/node';
import {listPrograms} from '../../../language/programs';
import {
  faultAnswer,
  type AnswerOf,
  type LanguageRelease,
  type LanguageRequest,
} from '../../../language/protocol';
import type {BuiltLanguage} from './ask';
import {openLanguages, type OpenLanguages} from './languages';
import {formatSummary} from '../report';
import {writeSampleRegistry} from './testing';
import {update} from './update';
import {verify, type VerifyOptions} from './verify';

/** Answers as an implementation would for the few sources of these tests. */
function answer<R extends LanguageRequest>(request: R): AnswerOf<R> {
  if (request.kind !== 'run' && request.kind !== 'check') {
    return faultAnswer(request, {kind: 'protocol', message: 'not of this test'});
  }
  if (request.source.includes('!')) {
    const text = 'Error: \n    1 | !';
    const diagnostic = {level: 'error', message: 'Found the token `!`', text} as const;
    const base = {ok: false, diagnostics: [diagnostic], text};
    return (request.kind === 'run' ? {...base, results: []} : base) as unknown as AnswerOf<R>;
  }
  const base = {ok: true, diagnostics: [], text: ''};
  if (request.kind === 'check') return base as unknown as AnswerOf<R>;
  const results = request.events.map(({data}) => ({
    value: request.source.includes('event') ? data : request.source.trim(),
    port: 'out',
    drop: false,
    meta: '{}',
    state: 'null',
  }));
  return {...base, results} as unknown as AnswerOf<R>;
}

let site: string;
const page = 'docs/a.md';
const write = (text: string, name = page) => writeFiles(site, {[name]: text});
const read = (name = page) => fs.readFileSync(path.join(site, name), 'utf8');
const script = (source: string, result: string) =>
  `\`\`\`tremor\n${source}\n\`\`\`\n\n\`\`\`json result\n${result}\n\`\`\`\n`;

const built: BuiltLanguage = {
  by: 'tremor-script 9.9.9',
  hash: 'x',
  client: {askAll: (requests) => Promise.resolve(requests.map(answer))},
};
const [newest, second] = listPrograms().map(({release}) => release);
const languages = new Map<LanguageRelease, BuiltLanguage>(
  listPrograms().map(({release}) => [release, built]),
);
const options = (mode: 'built' | 'records'): VerifyOptions & {force: boolean} => ({
  siteDir: site,
  force: true,
  languages: mode === 'built' ? languages : new Map(),
  cacheDir: path.join(site, '.cache'),
});
const problemsOf = async (mode: 'built' | 'records') =>
  (await verify(options(mode))).reports.flatMap(({problems}) => problems.map(({what}) => what));

beforeEach(() => {
  site = makeFolder();
  writeSampleRegistry(site);
});

describe.each(['built', 'records'] as const)('with %s', (mode) => {
  beforeEach(async () => {
    write(script('3', '3'));
    await update(options('built'));
  });

  it('passes a recorded sample', async () => {
    expect(await problemsOf(mode)).toEqual([]);
  });

  it('fails on a broken sample', async () => {
    write(script('3 !', '3'));
    const expected = mode === 'built' ? /refuses this sample/ : /No record/;
    expect(await problemsOf(mode)).toEqual([expect.stringMatching(expected)]);
  });

  it('fails on a wrong output', async () => {
    write(script('3', '3.0'));
    expect(await problemsOf(mode)).toEqual([expect.stringContaining('not the one given')]);
  });

  it('fails on a sample that was changed after its record', async () => {
    write(script('4', '4'));
    const expected = mode === 'built' ? /no record yet/ : /No record/;
    expect(await problemsOf(mode)).toEqual([expect.stringMatching(expected)]);
  });

  it('reports a record that no sample needs', async () => {
    write(script('3', '3') + script('4', '4'));
    await update(options('built'));
    write(script('3', '3'));
    expect((await verify(options(mode))).orphans).toHaveLength(1);
  });
});

it('fails on a record that another implementation made', async () => {
  write(script('3', '3'));
  await update(options('built'));
  const file = 'samples/records/docs/a.json';
  write(read(file).replace('9.9.9', '9.9.8'), file);
  expect(await problemsOf('built')).toEqual([expect.stringContaining('stale')]);
});

it('runs a sample once for each build of the language', async () => {
  write(script('3', '3'));
  let asked = 0;
  const counting = (hash: string): VerifyOptions => ({
    ...options('built'),
    languages: new Map([
      [
        newest!,
        {
          ...built,
          hash,
          client: {
            askAll: (requests) => {
              asked += requests.length;
              return built.client.askAll(requests);
            },
          },
        },
      ],
    ]),
  });
  await verify(counting('a'));
  await verify(counting('a'));
  expect(asked).toBe(1);
  await verify(counting('b'));
  expect(asked).toBe(2);
});

describe('update', () => {
  it('writes results and diagnostics into the page', async () => {
    write('```tremor\n3\n```\n\n```tremor fails\n!\n```\n\n' + script('event', '2'));
    const {changed, recorded, reports} = await update(options('built'));
    expect([changed, recorded]).toEqual([[page], ['samples/records/docs/a.json']]);
    expect(reports.flatMap(({problems}) => problems)).toEqual([]);
    expect(read()).toBe(
      '```tremor\n3\n```\n\n```json result\n3\n```\n\n' +
        '```tremor fails\n!\n```\n\n```text\nError:\n    1 | !\n```\n\n' +
        script('event', 'null'),
    );
  });

  it('leaves the text of pages alone when only records are to be written', async () => {
    const text = script('3', '3') + script('event', '2');
    write(text);
    const {changed, recorded, reports} = await update(options('built'), 'records');
    expect([changed, recorded]).toEqual([[], ['samples/records/docs/a.json']]);
    expect(reports.flatMap(({problems}) => problems.map(({what}) => what))).toEqual([
      expect.stringContaining('not the one given'),
    ]);
    expect(read()).toBe(text);
  });

  it('stores no record of a failing sample, and leaves other pages alone if narrowed', async () => {
    write(script('3', '3'));
    write(script('4', '4'), 'docs/b.md');
    await update(options('built'));
    write(script('5 !', '5'));
    await update({...options('built'), only: [page]});
    const exists = (name: string) => fs.existsSync(path.join(site, 'samples/records/docs', name));
    expect([exists('a.json'), exists('b.json')]).toEqual([false, true]);
    fs.rmSync(path.join(site, 'docs/b.md'));
    await update({...options('built'), only: [page]});
    expect(exists('b.json')).toBe(true);
    await update(options('built'));
    expect(exists('b.json')).toBe(false);
  });

  it('removes at most a tenth of the records without --force', async () => {
    const samples = Array.from({length: 11}, (_, index) => script(`${index}`, `${index}`));
    write(samples.slice(0, -1).join('\n'));
    write(samples.at(-1)!, 'docs/b.md');
    const careful = {...options('built'), force: false};
    await update(careful);
    const recorded = read('samples/records/docs/a.json');
    write(samples.slice(0, -3).join('\n'));
    await expect(update(careful)).rejects.toThrow('would remove 2 of 11 records');
    await expect(update({...careful, only: [page]})).rejects.toThrow('would remove 2 of 11');
    expect(formatSummary(await verify(careful)).text).toContain('more than a tenth');
    expect(read('samples/records/docs/a.json')).toBe(recorded);
    write(samples.slice(0, -2).join('\n'));
    expect(formatSummary(await verify(careful)).text).toContain('samples -- --update');
    await update(careful);
    expect((await verify(careful)).stored).toBe(10);
  });
});

// The same faults, found by the language itself if it is built.
describe.skipIf(!isLanguageBuilt(newest!) || !isLanguageBuilt(second!))(
  'with the built language',
  () => {
    let real: OpenLanguages;
    beforeAll(async () => {
      real = await openLanguages();
    });
    afterAll(() => real.close());

    const check = async (text: string) => {
      write(text, 'versioned_docs/version-1.1/a.md');
      const {reports} = await verify({...options('records'), languages: real.built});
      return reports.flatMap(({problems}) => problems);
    };

    it('runs events in order, with metadata, state, arguments, ports and modules', async () => {
      const block = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n`;
      const text = [
        block('tremor module title="lib/twice.tremor"', 'fn twice(x) with x * 2 end;'),
        block('json event', '1\n2'),
        block('json meta', '{"k": "a"}\n{"k": "b"}'),
        block('json state', '10'),
        block('json args', '{"add": 100}'),
        block(
          'tremor',
          'use lib::twice;\nlet state = state + event;\nlet $n = event;\n' +
            'emit twice::twice(state) + args.add => "other"',
        ),
        block('json result port=other', '122\n126'),
        block('json meta', '{"k": "a", "n": 1}\n{"k": "b", "n": 2}'),
        block('json state', '13'),
      ].join('\n');
      expect(await check(text)).toEqual([
        expect.objectContaining({what: 'Passes, but has no record yet.'}),
        expect.objectContaining({what: 'Passes, but has no record yet.'}),
      ]);
    });
  },
);
