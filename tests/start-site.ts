import fs from 'node:fs';
import path from 'node:path';
import {serveLikePages} from '../testing/server/github-pages';
import type {Served} from '../testing/server/listen';
import {serveFolder} from '../testing/server/serve-folder';
import {buildNamedStage} from '../testing/stage';

const BUILD = path.resolve(__dirname, '../build');

/** The variables with the addresses of stages. */
const VARIABLES = {
  STAGE_URL: 'plain',
  STAGE_HOSTED_SEARCH_URL: 'hosted-search',
  STAGE_BELOW_A_PATH_URL: 'below-a-path',
} as const;

/** Serves the built site and the stages for the whole run. */
export default async function startSite(): Promise<() => Promise<void>> {
  if (!fs.existsSync(path.join(BUILD, 'index.html'))) {
    throw new Error('No built site was found in build/. Run `npm run build` first.');
  }
  const servers = [await serve('SITE_URL', BUILD)];
  // The check of a cut and the check of single pages open only the site.
  const stages = process.env.WITHOUT_STAGES ? [] : Object.entries(VARIABLES);
  for (const [variable, name] of stages) {
    const {code, output, folder} = await buildNamedStage(name);
    if (code !== 0) throw new Error(`The stage "${name}" does not build:\n${output}`);
    // GitHub Pages serves the site of a project below a path.
    const isBelow = name === 'below-a-path';
    servers.push(await serve(variable, isBelow ? serveLikePages(folder, '/tremor/') : folder));
  }
  return async () => {
    await Promise.all(servers.map((close) => close()));
  };
}

async function serve(
  variable: string,
  site: string | Promise<Served>,
): Promise<() => Promise<void>> {
  const {url, close} = await (typeof site === 'string' ? serveFolder(site) : site);
  process.env[variable] = url;
  return close;
}
