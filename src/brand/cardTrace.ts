import {trace, tracePath, type Arrival} from './trace';

const WIDTH = 850;
const HEIGHT = 80;
const arrivals: readonly Arrival[] = [
  {at: 300, strength: 0.4, decay: 50, period: 22},
  {at: 560, strength: 0.95, decay: 80, period: 30},
];

/** The line on the cards of pages, as an SVG document of 850 by 80 pixels. */
export const cardTrace = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><path d="${tracePath(
  trace(WIDTH, 2, arrivals),
  HEIGHT / 2,
  HEIGHT * 0.95,
)}" fill="none" stroke="#1890ff" stroke-width="4" stroke-linejoin="round"/></svg>`;
