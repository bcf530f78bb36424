import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import type {Card} from './core/card';
import {writeCards} from './node/writeCards';

/**
 * A step of the finish plugin: draws the pictures of link previews.
 *
 * @param list the cards of all pages whose front matter was read (src/site/cards.ts)
 */
export function cardsStep(list: () => readonly Card[]) {
  return async ({siteDir, outDir}: {readonly siteDir: string; readonly outDir: string}) => {
    // A copy of the project links its packages, and shares the cache in them.
    const packages = path.join(siteDir, 'node_modules');
    const folder = existsSync(packages) ? realpathSync(packages) : packages;
    await writeCards(list(), outDir, path.join(folder, '.cache/cards'));
  };
}
