import fs from 'node:fs';
import path from 'node:path';
import type {Card} from '../core/card';
import {cardFile, FOLDER} from './cardFile';
import {drawCard} from './draw';
import {traceImage} from '../core/trace';

/** As many at once as there are threads to draw them without keeping the rest of the build waiting. */
const AT_ONCE = 2;

/**
 * Writes the pictures of all cards; those that were drawn before come out of the cache.
 *
 * @param outDir the built site
 * @param cacheDir keeps pictures by name, over builds
 * @returns how many were drawn
 */
export async function publishCards(
  cards: readonly Card[],
  outDir: string,
  cacheDir: string,
): Promise<number> {
  const folder = path.join(outDir, FOLDER);
  fs.mkdirSync(folder, {recursive: true});
  fs.mkdirSync(cacheDir, {recursive: true});
  const byFile = new Map(cards.map((card) => [cardFile(card), card]));
  const missing = [...byFile].filter(([name]) => !fs.existsSync(path.join(cacheDir, name)));
  const count = missing.length;
  const drawNext = async (): Promise<void> => {
    for (let next = missing.pop(); next; next = missing.pop()) {
      const [name, card] = next;
      // Moved into its place when it is whole: another build may read the cache now.
      const draft = path.join(cacheDir, `${name}.${process.pid}`);
      fs.writeFileSync(draft, await drawCard(card, traceImage));
      fs.renameSync(draft, path.join(cacheDir, name));
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, drawNext));
  for (const name of byFile.keys()) {
    fs.copyFileSync(path.join(cacheDir, name), path.join(folder, name));
  }
  return count;
}
