import path from 'node:path';
import {versionOfFile} from './versions/pageFile';
import {cardOf, type Card} from '../plugins/cards/core/card';
import {cardFile, FOLDER} from '../plugins/cards/node/cardFile';
import type {DocsVersion} from './versions';

/** The cards of link previews, one for each page whose front matter names no other picture. */
export interface Cards {
  /**
   * Adds the address of the picture to a page's front matter.
   *
   * @param file absolute path of the page
   */
  readonly addTo: (file: string, frontMatter: Record<string, unknown>) => void;
  /** The cards of all pages so far. */
  readonly list: () => readonly Card[];
}

/** @param siteDir the project's root */
export function collectCards(siteDir: string, versions: readonly DocsVersion[]): Cards {
  const cards = new Map<string, Card>();
  return {
    addTo(file, frontMatter) {
      if (frontMatter.image !== undefined) return;
      const name = path.relative(siteDir, file).split(path.sep).join('/');
      const version = versionOfFile(name, versions)?.label;
      const card = cardOf({file: name, frontMatter, version});
      if (!card) return;
      cards.set(name, card);
      frontMatter.image = `/${FOLDER}/${cardFile(card)}`;
    },
    list: () => [...cards.values()],
  };
}
