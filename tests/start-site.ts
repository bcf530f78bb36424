import fs from 'node:fs';
import path from 'node:path';
import {serveFolder} from './server/serve-folder';
import {buildNamedStage} from './stage';

const BUILD = path.resolve(__dirname, '../build');

/** The variables that tests find the addresses of stages in. */
const VARIABLES = {
  STAGE_URL: 'plain',
  STAGE_SYSTEM_COLORS_URL: 'system-colors',
  STAGE_FIXED_COLORS_URL: 'fixed-colors',
} as const;

/** Serves the built site and the stages for the whole run. */
export default async function startSite(): Promise<() => Promise<void>> {
  if (!fs.existsSync(path.join(BUILD, 'index.html'))) {
    throw new Error('There is no built site in build/. Run `npm run build` first.');
  }
  const servers = [await serve('SITE_URL', BUILD)];
  // The check of a cut opens pages of the site alone.
  const stages = process.env.WITHOUT_STAGES ? [] : Object.entries(VARIABLES);
  for (const [variable, name] of stages) {
    const {code, output, folder} = await buildNamedStage(name);
    if (code !== 0) throw new Error(`The stage "${name}" does not build:\n${output}`);
    servers.push(await serve(variable, folder));
  }
  return async () => {
    await Promise.all(servers.map((close) => close()));
  };
}

async function serve(variable: string, folder: string): Promise<() => Promise<void>> {
  const {url, close} = await serveFolder(folder);
  process.env[variable] = url;
  return close;
}
