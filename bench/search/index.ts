import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import config from '../../playwright.config';
import {readSlowdown} from '../site/slowdown';
import {askHostile} from './hostile';
import {TAGS} from './engines/engine';
import {judgeFiles} from './judge';
import {measure, type Measured} from './measure';
import {readQuestions} from './questions';
import {report} from './report';
import {enlarge} from './scale';
import {buildSites, type BenchSite} from './sites';

/*
 * npm run bench:search: the site's search and three others, on the same pages, in one run. Needs a
 * build of the site; the others are built from it, and reused while they are newer.
 *
 * -- --slow NUMBER: slows the processor down by this factor, by default 4.
 *
 * The following measure the site's own search only, in `build/` or the folder named by --build:
 * -- --judge FILE: its answers to a file of judged queries (testing/fixtures/search/judged.ts). Several
 *    files, each after its own --judge, are also judged together.
 * -- --scale NUMBER: its times with this many times the words.
 * -- --hostile NUMBER: exceptions and times for this number of hostile queries.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      judge: {type: 'string', multiple: true},
      hostile: {type: 'string'},
      scale: {type: 'string'},
      slow: {type: 'string', default: '4'},
      build: {type: 'string', default: 'build'},
    },
  });
  if (values.judge !== undefined) return judgeFiles(values.judge, values.build);
  if (values.hostile !== undefined) return askHostile(Number(values.hostile), values.build);
  const slow = readSlowdown(values.slow);
  const scale = values.scale === undefined ? undefined : Number(values.scale);
  const sites = scale === undefined ? await buildSites() : [scaledSite(values.build, scale)];
  const own =
    scale === undefined ? sites.find(({engine}) => engine === 'own')?.folder : values.build;
  const questions = readQuestions(own ?? '');
  const options = config.use?.launchOptions;
  // The measured pages come from the test, and Chromium does not let those access local servers.
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
