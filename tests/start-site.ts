import fs from 'node:fs';
import path from 'node:path';
import {serveFolder} from './server/serve-folder';
import {buildStage} from './stage';

const BUILD = path.resolve(__dirname, '../build');

/** Stages by the variable that tests find their address in, with the environment of their build. */
const STAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  STAGE_URL: {},
  STAGE_SYSTEM_COLORS_URL: {STAGE_COLORS: 'system'},
  STAGE_FIXED_COLORS_URL: {STAGE_COLORS: 'fixed'},
};

/** Serves the built site and the stages for the whole run. */
export default async function startSite(): Promise<() => Promise<void>> {
  if (!fs.existsSync(path.join(BUILD, 'index.html'))) {
    throw new Error('There is no built site in build/. Run `npm run build` first.');
  }
  const servers = [await serve('SITE_URL', BUILD)];
  // The check of a cut opens pages of the site alone.
  const stages = process.env.WITHOUT_STAGES ? [] : Object.entries(STAGES);
  for (const [variable, env] of stages) {
    const {code, output, folder} = await buildStage(variable.toLowerCase(), {}, env);
    if (code !== 0) throw new Error(`The stage for ${variable} does not build:\n${output}`);
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
