import fs from 'node:fs';
import path from 'node:path';
import {serveFolder} from './server/serve-folder';

const BUILD = path.resolve(__dirname, '../build');

/** Serves the built site for the whole run; tests find its address in SITE_URL. */
export default async function startSite(): Promise<() => Promise<void>> {
  if (!fs.existsSync(path.join(BUILD, 'index.html'))) {
    throw new Error('There is no built site in build/. Run `npm run build` first.');
  }
  const site = await serveFolder(BUILD);
  process.env.SITE_URL = site.url;
  return site.close;
}
