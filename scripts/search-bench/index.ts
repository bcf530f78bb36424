import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import config from '../../playwright.config';
import {readSlowdown} from '../bench/slowdown';
import {askHostile} from './hostile';
import {TAGS} from './engines/engine';
import {judgeFile} from './judge';
import {measure, type Measured} from './measure';
import {readQuestions} from './questions';
import {report} from './report';
import {enlarge} from './scale';
import {buildSites, type BenchSite} from './sites';

/*
 * npm run bench:search: the site's search beside three others, on the same pages, in one run.
 * The site must have been built; the others are built for it, and reused while they are newer.
 *
 * npm run bench:search -- --slow NUMBER: with a processor so many times slower than this machine's; 4
 * unless told.
 *
 * npm run bench:search -- --judge FILE [--build FOLDER]: only the site's own search, judged by a file
 * of strangers' queries (tests/fixtures/search/judged.ts says what is in it).
 *
 * npm run bench:search -- --scale NUMBER [--build FOLDER]: the site's own search alone, with so many
 * times the words.
 *
 * npm run bench:search -- --hostile NUMBER [--build FOLDER]: the site's own search, asked as many
 * hostile queries; exceptions and times.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      judge: {type: 'string'},
      hostile: {type: 'string'},
      scale: {type: 'string'},
      slow: {type: 'string', default: '4'},
      build: {type: 'string', default: 'build'},
    },
  });
  if (values.judge !== undefined) return judgeFile(values.judge, values.build);
  if (values.hostile !== undefined) return askHostile(Number(values.hostile), values.build);
  const slow = readSlowdown(values.slow);
  const scale = values.scale === undefined ? undefined : Number(values.scale);
  const sites = scale === undefined ? await buildSites() : [scaledSite(values.build, scale)];
  const own =
    scale === undefined ? sites.find(({engine}) => engine === 'own')?.folder : values.build;
  const questions = readQuestions(own ?? '');
  const options = config.use?.launchOptions;
  // The measured pages are made up on the spot, and Chromium lets such ones ask no local server.
  const args = [...(options?.args ?? []), '--disable-features=LocalNetworkAccessChecks'];
  const browser = await chromium.launch({...options, args});
  const results: Measured[] = [];
  try {
    for (const site of sites) results.push(await measure(browser, site, questions, slow));
  } finally {
    await browser.close();
  }
  const folder = path.resolve('test-results/search-bench');
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, 'results.json'), JSON.stringify({questions, results}));
  console.log(report(results, questions));
}

function scaledSite(build: string, factor: number): BenchSite {
  const folder = path.resolve(`test-results/search-bench/own-${factor}x`);
  enlarge(build, factor, TAGS, folder);
  return {engine: 'own', folder, generated: path.resolve('.docusaurus')};
}

void main();
