import {createHash} from 'node:crypto';
import {version as satoriVersion} from 'satori/package.json';
import type {Card} from '../core/card';

/** Counts the changes of the drawing (node/draw.ts), which make every picture a new one. */
const DRAWING = 2;

/** Where the pictures are, below the site's root. */
export const FOLDER = 'img/cards';

/** The name of a card's file: the same words give the same picture, under the same name. */
export function cardFile(card: Card): string {
  const content = JSON.stringify([DRAWING, satoriVersion, card.area, card.title, card.date]);
  return `${createHash('sha256').update(content).digest('hex').slice(0, 12)}.png`;
}
