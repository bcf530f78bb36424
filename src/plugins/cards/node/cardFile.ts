import {createHash} from 'node:crypto';
import {version as satoriVersion} from 'satori/package.json';
import type {Card} from '../core/card';

/** The version of the drawing (node/draw.ts); raise it to draw every picture again. */
const DRAWING = 2;

/** The folder of the pictures, below the site's root. */
export const FOLDER = 'img/cards';

/** The name of a card's file, which depends on everything that the picture shows. */
export function cardFile(card: Card): string {
  const content = JSON.stringify([DRAWING, satoriVersion, card.area, card.title, card.date]);
  return `${createHash('sha256').update(content).digest('hex').slice(0, 12)}.png`;
}
