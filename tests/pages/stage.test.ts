import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import lunr from 'lunr';
import {beforeAll, describe, expect, test} from 'vitest';
import type {SearchBundle} from '../../src/plugins/search/core/index/model';
import {
  buildFolder,
  buildNamedStage,
  PROJECT,
  setUpStage,
  type StageBuild,
} from '../../testing/stage';

const indexFiles = (folder: string) =>
  fs.readdirSync(folder).filter((file) => file.startsWith('search-index-'));
const read = (folder: string, file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

let plain: StageBuild;
beforeAll(async () => {
  plain = await buildNamedStage('plain');
  expect(plain.code, plain.output).toBe(0);
}, 600_000);

describe('the build accepts', () => {
  test('two pages with one route, with a warning', () => {
    expect(plain.output).toMatch(/Duplicate routes found![^]*\/twice/);
  });

  test('a navbar link to a draft, which it leaves out', () => {
    const html = read(plain.folder, 'index.html');
    expect(html).toContain('Sidebar link');
    expect(html).not.toContain('Draft link');
  });
});

describe('the local engine', () => {
  const bundles = () =>
    indexFiles(plain.folder).map((file) => JSON.parse(read(plain.folder, file)) as SearchBundle);
  const documents = () => bundles().flatMap((bundle) => bundle.documents);

  test('emits an index for each version of each instance, and one for other pages', () => {
    const versions = JSON.parse(
      fs.readFileSync(path.join(plain.folder, '../versions.json'), 'utf8'),
    ) as string[];
    expect(indexFiles(plain.folder).sort()).toEqual(
      [
        'default',
        'docs-community-current',
        'docs-rfc-current',
        ...['current', ...versions].map((version) => `docs-default-${version}`),
      ]
        .map((tag) => `search-index-${tag}.json`)
        .sort(),
    );
  });

  test('leaves out drafts, unlisted and excluded pages, lists, tags, 404 and debug pages', () => {
    const text = JSON.stringify(documents());
    expect(text).toContain('xyzzytagged');
    for (const word of ['xyzzydraft', 'xyzzyunlisted', 'xyzzyexcluded'])
      expect(text).not.toContain(word);
    const routes = documents().map(({sectionRoute}) => sectionRoute);
    expect(routes).toContain('/docs/edge/tagged#part');
    const lists = /^\/(__docusaurus|404)|\/tags(\/|$)|^\/blog(\/(archive|page|authors)|$)/;
    expect(routes.filter((route) => lists.test(route))).toEqual([]);
  });

  test('has every field in each document, and a page title', () => {
    for (const document of documents()) {
      expect(document).toEqual(
        expect.objectContaining({
          id: expect.any(Number),
          title: expect.stringMatching(/./),
          content: expect.any(String),
          sectionTitle: expect.stringMatching(/./),
          pageTitle: expect.stringMatching(/./),
          sectionRoute: expect.stringMatching(/^\//),
          type: expect.stringMatching(/^(docs|blog|other)$/),
        }),
      );
    }
  });

  test('is read by stock lunr', () => {
    for (const {index, documents: own} of bundles()) {
      expect(Object.keys(index)).toEqual(
        expect.arrayContaining(['fields', 'fieldVectors', 'invertedIndex', 'pipeline']),
      );
      const refs = lunr.Index.load(index).search('title:section xyzzytagged');
      for (const {ref} of refs) expect(own[Number(ref)]).toBeDefined();
    }
  });
});

describe('the hosted engine', () => {
  let build: StageBuild;
  beforeAll(async () => {
    build = await buildNamedStage('hosted-search');
    expect(build.code, build.output).toBe(0);
  }, 600_000);

  test('emits neither a local index nor the local search box', () => {
    expect(indexFiles(build.folder)).toEqual([]);
    expect(read(build.folder, 'index.html')).not.toContain('Search...');
  });

  test('shows the search box of the hosted theme with the name of its index', () => {
    const html = read(build.folder, 'index.html');
    expect(html).toContain('DocSearch-Button');
    expect(fs.existsSync(path.join(build.folder, 'search.html'))).toBe(true);
    expect(html).toContain('docusaurus_tag');
    const scripts = fs
      .readdirSync(path.join(build.folder, 'assets/js'))
      .map((file) => read(build.folder, `assets/js/${file}`));
    expect(scripts.some((script) => script.includes('TREMORAPP'))).toBe(true);
  });
});

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

/** The folder of the stage that is built again and again. */
let stage = '';

/** Files of a built site, with a hash of each. */
type Files = ReadonlyMap<string, string>;

async function rebuild(): Promise<Files> {
  const {code, output, folder} = await buildFolder(stage);
  if (code !== 0) throw new Error(`The stage does not build:\n${output}`);
  return hashFiles(folder);
}

function hashFiles(folder: string): Files {
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

describe('the next build', () => {
  let cold: Files;
  beforeAll(() => {
    // A build has the same files in every folder, so the first one need not be repeated here.
    cold = hashFiles(plain.folder);
    stage = setUpStage('rebuild');
  });

  test('a changed word renames two scripts: the one of its page, and the table of files that every page loads', async () => {
    changeFile(CARD, 'Card one.', 'Card uno.');
    const renamed = newScripts(cold, await rebuild());
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
    const other = await rebuild();
    expect(other.size).toBeGreaterThan(cold.size);
    const hasPrograms = (files: Files) => [...files.keys()].some((name) => /\.wasm\./.test(name));
    expect([hasPrograms(cold), hasPrograms(other)]).toEqual([false, hasLanguage]);
    fs.rmSync(path.join(stage, LANGUAGE), {recursive: true, force: true});
    for (const name of Object.keys(ADDED)) fs.rmSync(path.join(stage, name));
    fs.writeFileSync(path.join(stage, file), text);
    expect([...(await rebuild())]).toEqual([...cold]);
  }, 300_000);
});
