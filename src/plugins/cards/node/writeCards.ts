import fs from 'node:fs';
import path from 'node:path';
import type {Card} from '../core/card';
import {cardFile, FOLDER} from './cardFile';
import {drawCard} from './draw';

/** Pictures drawn at the same time, one in each thread. */
const AT_ONCE = 2;

/**
 * Writes the pictures of all cards. Pictures of an earlier build come out of the cache.
 *
 * @param outDir the built site
 * @param cacheDir the pictures of all builds by name
 */
export async function writeCards(
  cards: readonly Card[],
  outDir: string,
  cacheDir: string,
): Promise<void> {
  const folder = path.join(outDir, FOLDER);
  fs.mkdirSync(folder, {recursive: true});
  fs.mkdirSync(cacheDir, {recursive: true});
  const byFile = new Map(cards.map((card) => [cardFile(card), card]));
  const missing = [...byFile].filter(([name]) => !fs.existsSync(path.join(cacheDir, name)));
  const drawNext = async (): Promise<void> => {
    for (let next = missing.pop(); next; next = missing.pop()) {
      const [name, card] = next;
      // Renamed when it is complete, because another build may read the cache at the same time.
      const draft = path.join(cacheDir, `${name}.${process.pid}`);
      fs.writeFileSync(draft, await drawCard(card));
      fs.renameSync(draft, path.join(cacheDir, name));
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, drawNext));
  for (const name of byFile.keys()) {
    fs.copyFileSync(path.join(cacheDir, name), path.join(folder, name));
  }
}
