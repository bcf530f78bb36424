// `npm run bench:build`: what a build costs at 1, 2 and 4 times the content, cold and warm. The content
// grows by cutting versions, as it does in the project. `npm run bench:build -- 1` adds none.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {unreleasedVersion} from '../../src/site/versions/model';
import {readVersions} from '../../src/site/versions/node/readVersions';
import {formatCost, formatSteps, readSteps, type BuildCost} from './buildFigures';
import {peakMemory, processorSeconds} from './processes';
import {SiteCopy} from './siteCopy';

const MB = 1e6;
/** How often a build's memory and processor time are read, in milliseconds. */
const SAMPLE_MS = 250;
/** How many steps of each build are shown. */
const STEPS = 12;

async function main(): Promise<void> {
  const given = process.argv.slice(2).map(Number);
  const factors = given.length > 0 ? given : [1, 2, 4];
  if (factors.some((factor) => !(factor >= 1))) {
    throw new Error('Expected factors such as `npm run bench:build -- 1 2`, each 1 or more.');
  }
  const site = new SiteCopy();
  const pages = countPages(site.folder);
  for (const factor of factors.sort((a, b) => a - b)) {
    grow(site.folder, pages * factor);
    console.log(`\n${factor}x: ${countPages(site.folder)} pages`);
    site.forgetBuilds();
    for (const state of ['cold', 'warm'] as const) {
      const cost = await measureBuild(site);
      console.log(formatCost(`${factor}x ${state}`, cost));
      console.log(formatSteps(cost.steps, STEPS));
    }
  }
}

/** Cuts versions of a copy until it has this many pages. */
function grow(site: string, pages: number): void {
  while (countPages(site) < pages) {
    const {coming = ''} = unreleasedVersion(readVersions(site));
    execFileSync('npx', ['docusaurus', 'docs:version', coming], {cwd: site, stdio: 'pipe'});
  }
}

function countPages(site: string): number {
  return ['docs', 'versioned_docs', 'community', 'rfc', 'blog']
    .flatMap((folder) =>
      fs.readdirSync(path.join(site, folder), {recursive: true, encoding: 'utf8'}),
    )
    .filter((file) => /\.mdx?$/.test(file)).length;
}

/** Builds a site in a new process. Rejects with the output when the build fails. */
function measureBuild(site: SiteCopy): Promise<BuildCost> {
  const began = Date.now();
  const child = site.run(['build'], {DOCUSAURUS_PERF_LOGGER: 'true'}, ['ignore', 'pipe', 'pipe']);
  let output = '';
  let memory = 0;
  let processor = 0;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  const sampling = setInterval(() => {
    memory = peakMemory(child.pid) ?? memory;
    processor = processorSeconds(child.pid) ?? processor;
  }, SAMPLE_MS);
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearInterval(sampling);
      if (code !== 0) return reject(new Error(`The build ended with ${String(code)}:\n${output}`));
      const seconds = (Date.now() - began) / 1000;
      resolve({
        seconds,
        processor,
        memory,
        ...measureOutput(path.join(site.folder, 'build')),
        steps: readSteps(output),
      });
    });
  });
}

function measureOutput(folder: string): {readonly output: number; readonly files: number} {
  const sizes = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => fs.statSync(path.join(folder, name)))
    .filter((stats) => stats.isFile())
    .map(({size}) => size);
  return {output: sizes.reduce((sum, size) => sum + size, 0) / MB, files: sizes.length};
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
