import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {buildFolder, PROJECT, setUpStage} from '../../testing/stage';

const stage = setUpStage('rebuild');
const CARD = 'docs/cards/one.md';

/** Files that an author adds and removes again. */
const ADDED: Readonly<Record<string, string>> = {
  'docs/cards/added.md':
    '---\ntitle: Added\ndescription: A page of the docs that is added for one build and then removed.\n---\n\nAdded.\n',
  'blog/2021-01-01-added.md':
    '---\ntitle: Added\ndescription: A post of the blog that is added for one build and then removed.\nauthors: [tremor]\ntags: [welcome]\n---\n\nAdded.\n\n{/* truncate */}\n\nMore.\n',
};

/** The compiled language, for Run buttons and the playground. CI always has it. */
const LANGUAGE = 'language/dist';
const hasLanguage = fs.existsSync(path.join(PROJECT, LANGUAGE, 'manifest.json'));

/** Files of a built site, with a hash of each. */
type Files = ReadonlyMap<string, string>;

async function build(): Promise<Files> {
  const {code, output, folder} = await buildFolder(stage);
  if (code !== 0) throw new Error(`The stage does not build:\n${output}`);
  const names = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return new Map(
    names
      .filter((name) => fs.statSync(path.join(folder, name)).isFile())
      .sort()
      .map((name) => {
        const text = fs.readFileSync(path.join(folder, name));
        return [name, crypto.createHash('sha256').update(text).digest('hex')];
      }),
  );
}

function changeFile(file: string, from: string, to: string): void {
  const target = path.join(stage, file);
  const text = fs.readFileSync(target, 'utf8');
  expect(text).toContain(from);
  fs.writeFileSync(target, text.replace(from, to));
}

/** The names of scripts that are in the second site and not in the first. */
function newScripts(before: Files, after: Files): readonly string[] {
  return [...after.keys()].filter((name) => name.endsWith('.js') && !before.has(name));
}

let cold: Files;

beforeAll(async () => {
  cold = await build();
}, 300_000);

test('a changed word renames two scripts: the one of its page, and the table of files that every page loads', async () => {
  changeFile(CARD, 'Card one.', 'Card uno.');
  const renamed = newScripts(cold, await build());
  changeFile(CARD, 'Card uno.', 'Card one.');
  expect(renamed).toHaveLength(2);
  expect(renamed.filter((name) => path.basename(name).startsWith('runtime~'))).toHaveLength(1);
});

test('pages, posts, records and the language leave no trace in the next build once they are removed', async () => {
  const record = fs
    .readdirSync(path.join(stage, 'data'), {recursive: true, encoding: 'utf8'})
    .find((name) => /codecs.*\.ya?ml$/.test(name));
  const file = `data/${record ?? ''}`;
  const text = fs.readFileSync(path.join(stage, file), 'utf8');
  for (const [name, content] of Object.entries(ADDED)) {
    fs.writeFileSync(path.join(stage, name), content);
  }
  fs.writeFileSync(path.join(stage, file), `${text}\n# changed\n`);
  if (hasLanguage || process.env.CI) {
    fs.cpSync(path.join(PROJECT, LANGUAGE), path.join(stage, LANGUAGE), {recursive: true});
  }
  const other = await build();
  expect(other.size).toBeGreaterThan(cold.size);
  const hasPrograms = (files: Files) => [...files.keys()].some((name) => /\.wasm\./.test(name));
  expect([hasPrograms(cold), hasPrograms(other)]).toEqual([false, hasLanguage]);
  fs.rmSync(path.join(stage, LANGUAGE), {recursive: true, force: true});
  for (const name of Object.keys(ADDED)) fs.rmSync(path.join(stage, name));
  fs.writeFileSync(path.join(stage, file), text);
  expect([...(await build())]).toEqual([...cold]);
}, 300_000);
