import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const BENCH = path.resolve(__dirname, '..');
const ROOT = path.dirname(BENCH);

/** A site that this one is compared with. */
export type Peer = {readonly folder: string; readonly page: string};

/**
 * Builds a plain Docusaurus site, as its own template makes one, with one page of this site and as many
 * routes as this site has: every page of both sites loads a table of the routes.
 *
 * @param markdown the page's text
 * @param folder where to build it
 * @param routes the number of its pages
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
  runInstalled(site, ROOT, 'docusaurus');
  return {folder: path.join(site, 'build'), page: '/docs/page'};
}

/**
 * Builds a Starlight site with one page of this site.
 *
 * @param markdown the page's text
 * @param folder where to build it
 * @throws Error when its packages are not installed, or when the build fails
 */
export function buildStarlight(markdown: string, folder: string): Peer {
  const site = copyTemplate('starlight', folder);
  fs.mkdirSync(path.join(site, 'src/content/docs'), {recursive: true});
  fs.writeFileSync(
    path.join(site, 'src/content/docs/page.md'),
    withoutIds(markdown).replace(/^# .*\n/m, ''),
  );
  runInstalled(site, BENCH, 'astro');
  return {folder: path.join(site, 'dist'), page: '/page/'};
}

/** Pages with sizes and addresses as docs have them: file name below `docs/`, and text. */
export function fillers(count: number): readonly (readonly [name: string, text: string])[] {
  return Array.from({length: count}, (_, index) => {
    const topic = `topic-${(index * 7919).toString(36)}`;
    const about = `What ${topic} does, when to choose it over its neighbors, and what it costs to run`;
    return [
      `section-${index % 20}/${topic}.md`,
      `---\ntitle: Topic ${index}\ndescription: ${about}\n---\n\n${about}.\n`,
    ] as const;
  });
}

/** Removes the ids of headings: not every site reads them in this form. */
export function withoutIds(markdown: string): string {
  return markdown.replace(/^(#+ .*) \{#[\w-]+\}$/gm, '$1');
}

function copyTemplate(name: string, folder: string): string {
  const site = path.join(folder, name);
  fs.cpSync(path.join(__dirname, 'templates', name), site, {recursive: true});
  return site;
}

/** Builds a site with a command of the packages that another folder has. */
function runInstalled(site: string, owner: string, command: string): void {
  fs.symlinkSync(path.join(owner, 'node_modules'), path.join(site, 'node_modules'), 'dir');
  execFileSync(path.join(site, 'node_modules/.bin', command), ['build'], {
    cwd: site,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, ASTRO_TELEMETRY_DISABLED: '1'},
  });
}
