import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {
  LANGUAGE_VERSIONS,
  faultAnswer,
  type AnswerOf,
  type LanguageRequest,
  type LanguageVersion,
} from '../../language/protocol';
import type {BuiltLanguage} from './ask';
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
const write = (text: string, name = page) => {
  fs.mkdirSync(path.dirname(path.join(site, name)), {recursive: true});
  fs.writeFileSync(path.join(site, name), text);
};
const read = (name = page) => fs.readFileSync(path.join(site, name), 'utf8');
const script = (source: string, result: string) =>
  `\`\`\`tremor\n${source}\n\`\`\`\n\n\`\`\`json result\n${result}\n\`\`\`\n`;

const built: BuiltLanguage = {
  by: 'tremor-script 9.9.9',
  hash: 'x',
  client: {askAll: (requests) => Promise.resolve(requests.map(answer))},
};
const languages = new Map<LanguageVersion, BuiltLanguage>(
  LANGUAGE_VERSIONS.map((version) => [version, built]),
);
const options = (mode: 'built' | 'records'): VerifyOptions => ({
  siteDir: site,
  languages: mode === 'built' ? languages : new Map(),
  cacheDir: path.join(site, '.cache'),
});
const problemsOf = async (mode: 'built' | 'records') =>
  (await verify(options(mode))).reports.flatMap(({problems}) => problems.map(({what}) => what));

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'verify-'));
  write('["0.12", "0.11"]', 'versions.json');
});
afterEach(() => fs.rmSync(site, {recursive: true}));

describe.each(['built', 'records'] as const)('with %s', (mode) => {
  beforeEach(async () => {
    write(script('3', '3'));
    await update(options('built'));
  });

  it('passes what is recorded', async () => {
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

  it('tells a record that no sample needs', async () => {
    write(script('3', '3') + script('4', '4'));
    await update(options('built'));
    write(script('3', '3'));
    expect((await verify(options(mode))).orphans).toHaveLength(1);
  });
});

it('fails on a record that another implementation made', async () => {
  write(script('3', '3'));
  await update(options('built'));
  const file = 'samples/records/edge.json';
  write(read(file).replace('9.9.9', '9.9.8'), file);
  expect(await problemsOf('built')).toEqual([expect.stringContaining('stale')]);
});

it('asks a built language once, and again after it was built anew', async () => {
  write(script('3', '3'));
  let asked = 0;
  const counting = (hash: string): VerifyOptions => ({
    ...options('built'),
    languages: new Map([
      [
        'edge',
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
    expect([changed, recorded]).toEqual([[page], ['edge']]);
    expect(reports.flatMap(({problems}) => problems)).toEqual([]);
    expect(read()).toBe(
      '```tremor\n3\n```\n\n```json result\n3\n```\n\n' +
        '```tremor fails\n!\n```\n\n```text\nError:\n    1 | !\n```\n\n' +
        script('event', 'null'),
    );
  });

  it('keeps no record of what fails, and leaves other pages alone when narrowed', async () => {
    write(script('3', '3'));
    write(script('4', '4'), 'docs/b.md');
    await update(options('built'));
    write(script('5 !', '5'));
    await update({...options('built'), only: [page]});
    const records = Object.keys(JSON.parse(read('samples/records/edge.json')) as object);
    expect(records).toHaveLength(2);
    await update(options('built'));
    expect(Object.keys(JSON.parse(read('samples/records/edge.json')) as object)).toHaveLength(1);
  });
});
