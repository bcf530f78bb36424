import fs from 'node:fs';
import path from 'node:path';
import {buildProject, PROJECT, type StageBuild} from '../stage';
import {fillPages} from './fillers';

const CONFIG = 'docusaurus.config.ts';
const CHECK = "onBrokenAnchors: 'throw'";

/**
 * Builds the site with a page for every address of the contract: what is written, and fillers.
 *
 * The build is reused as long as the project's sources are the same.
 *
 * @throws Error with the build's output when it fails
 */
export async function buildGrownSite(): Promise<StageBuild> {
  const config = fs.readFileSync(path.join(PROJECT, CONFIG), 'utf8');
  if (!config.includes(CHECK)) throw new Error(`${CONFIG} does not have the line ${CHECK}.`);
  const build = await buildProject('grown', {
    ...fillPages(PROJECT),
    // Records lead to sections that fillers do not have.
    [CONFIG]: config.replace(CHECK, "onBrokenAnchors: 'ignore'"),
  });
  if (build.code !== 0)
    throw new Error(`The site with all routes does not build:\n${build.output}`);
  return build;
}
