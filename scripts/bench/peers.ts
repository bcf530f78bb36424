import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** A site that was built to be compared with this one. */
export type Peer = {readonly folder: string; readonly page: string};

/**
 * Builds a plain Docusaurus site, as its own template makes one, with a page of this site on it, and
 * with as many routes as this site has: every page of both loads a table of them.
 *
 * @param markdown the page's text
 * @param folder where it is built
 * @param routes how many pages it has
 * @throws Error when the build fails; its output is on the terminal
 */
export function buildPlainDocusaurus(markdown: string, folder: string, routes: number): Peer {
  const site = copyTemplate('plain-docusaurus', folder);
  fs.mkdirSync(path.join(site, 'docs'), {recursive: true});
  fs.writeFileSync(path.join(site, 'docs/page.md'), withoutIds(markdown));
  for (const [name, text] of fillers(routes - 1)) {
    const file = path.join(site, 'docs', name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'), 'dir');
  run(site, path.join(ROOT, 'node_modules/.bin/docusaurus'), ['build']);
  return {folder: path.join(site, 'build'), page: '/docs/page'};
}

/**
 * Builds a Starlight site with a page of this site on it.
 *
 * @param markdown the page's text
 * @param folder where it is built
 * @throws Error when it does not install on this Node, or the build fails
 */
export function buildStarlight(markdown: string, folder: string): Peer {
  const site = copyTemplate('starlight', folder);
  fs.mkdirSync(path.join(site, 'src/content/docs'), {recursive: true});
  fs.writeFileSync(
    path.join(site, 'src/content/docs/page.md'),
    withoutIds(markdown).replace(/^# .*\n/m, ''),
  );
  run(site, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  run(site, path.join(site, 'node_modules/.bin/astro'), ['build']);
  return {folder: path.join(site, 'dist'), page: '/page/'};
}

/** Pages of a size and an address such as docs have: file name below `docs/`, and text. */
export function fillers(count: number): readonly (readonly [name: string, text: string])[] {
  return Array.from({length: count}, (_, index) => {
    const topic = `topic-${(index * 7919).toString(36)}`;
    const about = `What ${topic} does, when to choose it over its neighbours, and what it costs to run`;
    return [
      `section-${index % 20}/${topic}.md`,
      `---\ntitle: Topic ${index}\ndescription: ${about}\n---\n\n${about}.\n`,
    ] as const;
  });
}

/** The text without the ids of its headings, which only some of the sites read in this form. */
export function withoutIds(markdown: string): string {
  return markdown.replace(/^(#+ .*) \{#[\w-]+\}$/gm, '$1');
}

function copyTemplate(name: string, folder: string): string {
  const site = path.join(folder, name);
  fs.cpSync(path.join(__dirname, 'templates', name), site, {recursive: true});
  return site;
}

function run(folder: string, command: string, args: readonly string[]): void {
  execFileSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, ASTRO_TELEMETRY_DISABLED: '1'},
  });
}
