import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Card} from './core/card';
import {publishCards} from './node/publish';

export interface CardsOptions {
  /** The cards of the pages whose front matter was read (src/site/cards.ts). */
  readonly cards: () => readonly Card[];
}

/** Draws the pictures that link previews show, at the end of a build. */
export default function cardsPlugin({siteDir}: LoadContext, {cards}: CardsOptions): Plugin {
  // A copy of the project links its packages, and shares what was drawn.
  const packages = path.join(siteDir, 'node_modules');
  const cacheDir = path.join(
    existsSync(packages) ? realpathSync(packages) : packages,
    '.cache/cards',
  );
  return {
    name: 'cards',
    async postBuild({outDir}) {
      await publishCards(cards(), outDir, cacheDir);
    },
  };
}
