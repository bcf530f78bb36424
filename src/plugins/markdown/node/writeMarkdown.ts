import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Tinypool from 'tinypool';
import type {DocsArea, ListedDoc} from '../core/listDocs';
import {
  addNote,
  addPointer,
  areaLists,
  areaText,
  markdownPath,
  siteList,
  type SiteFacts,
} from '../core/llms';
import type {Task} from './convert';

/** Pages in one message to a thread. With fewer, the messages would cost as much as the work. */
const BATCH = 16;

/**
 * Writes the text of each doc next to its page, and the lists of all docs, to which each page gets a pointer.
 *
 * @param outDir the built site
 * @param baseUrl the site's base path, with a slash at its end; paths of pages begin with it
 * @throws Error naming a page that has no doc in it, or no file
 */
export async function writeMarkdown(
  outDir: string,
  site: SiteFacts,
  areas: readonly DocsArea[],
  baseUrl = '/',
): Promise<void> {
  const fileOf = (name: string) => path.join(outDir, name.replace(baseUrl, '/'));
  const texts = await convertAll(fileOf, site, areas);
  const files = new Map<string, string>();
  for (const [page, text] of texts) files.set(markdownPath(page), text);
  for (const area of areas) {
    for (const [name, list] of areaLists(site, area)) files.set(name, list);
    files.set(`${area.path}/llms-full.txt`, areaText(area, texts));
    for (const doc of area.sections.flatMap(({docs}) => docs)) {
      const page = await findFile(fileOf, doc);
      await fs.writeFile(page, addPointer(await fs.readFile(page, 'utf8'), area));
    }
  }
  files.set(`${baseUrl}llms.txt`, siteList(site, areas));
  for (const [name, text] of files) {
    const file = fileOf(name);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
  }
}

/** The texts by the paths of their pages. Threads share the work, which takes many seconds. */
async function convertAll(
  fileOf: (name: string) => string,
  site: SiteFacts,
  areas: readonly DocsArea[],
): Promise<ReadonlyMap<string, string>> {
  const all = areas.flatMap((area) =>
    area.sections.flatMap(({docs}) => docs.map((doc) => ({doc, area}))),
  );
  const pages = all.filter(({doc}) => doc.text === undefined);
  const threads = Math.max(1, Math.min(4, os.availableParallelism()));
  const pool = new Tinypool({
    filename: path.join(__dirname, 'worker.mjs'),
    runtime: 'worker_threads',
    minThreads: threads,
    maxThreads: threads,
  });
  const texts = new Map(all.map(({doc}) => [doc.path, doc.text]));
  try {
    const batches = Array.from({length: Math.ceil(pages.length / BATCH)}, (_, index) =>
      pages.slice(index * BATCH, (index + 1) * BATCH),
    );
    await Promise.all(
      batches.map(async (batch) => {
        const tasks = await Promise.all(
          batch.map(async ({doc}): Promise<Task> => {
            return {file: await findFile(fileOf, doc), address: site.url + doc.path};
          }),
        );
        const answers = (await pool.run(tasks)) as readonly (string | undefined)[];
        batch.forEach(({doc}, index) => texts.set(doc.path, checked(answers[index], doc)));
      }),
    );
  } finally {
    await pool.destroy();
  }
  return new Map(
    all.map(({doc, area}) => [doc.path, addNote(texts.get(doc.path) ?? '', site, area, doc)]),
  );
}

async function findFile(
  fileOf: (name: string) => string,
  {path: page}: ListedDoc,
): Promise<string> {
  const candidates = [`${page}.html`, `${page}/index.html`].map(fileOf);
  for (const file of candidates) {
    const stats = await fs.stat(file).catch(() => undefined);
    if (stats?.isFile()) return file;
  }
  throw new Error(
    `src/plugins/markdown found no file for ${page}; expected ${candidates.join(' or ')}. ` +
      'Run the build again from a clean folder.',
  );
}

function checked(text: string | undefined, {path: page}: ListedDoc): string {
  if (text !== undefined) return text;
  throw new Error(
    `${page} has no element with the class theme-doc-markdown, from which its Markdown is made. If an ` +
      'upgrade of Docusaurus renamed it, name the new one in src/plugins/markdown/core/toMarkdown.ts.',
  );
}
