import {readFileSync} from 'node:fs';
import {renderAsync} from '@resvg/resvg-js';
import satori from 'satori';
import {cardTrace} from '../../../brand/cardTrace';
import type {Card} from '../core/card';

/** The size of a preview in pixels. */
const SIZE = {width: 1200, height: 630} as const;
const FAMILY = 'Atkinson Hyperlegible Next';

type Style = Readonly<Record<string, string | number>>;
/** A React element, as far as satori reads it. */
interface Box {
  readonly type: 'div' | 'img';
  readonly props: {
    readonly style?: Style;
    readonly children?: readonly Box[] | string;
    readonly src?: string;
  };
}

const fonts = ([400, 700] as const).map((weight) => ({
  name: FAMILY,
  weight,
  data: readFileSync(
    require.resolve(
      `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`,
    ),
  ),
}));

/** Draws a card as a PNG of 1200 by 630 pixels. */
export async function drawCard(card: Card): Promise<Buffer> {
  const image = await renderAsync(await layOut(card), {font: {loadSystemFonts: false}});
  return image.asPng();
}

/** The card as an SVG document, with its text as paths. */
export async function layOut(card: Card): Promise<string> {
  // Satori takes plain objects, but its types expect React elements.
  return satori(layout(card) as unknown as Parameters<typeof satori>[0], {...SIZE, fonts});
}

function layout({area, title, date}: Card): Box {
  const picture = `data:image/svg+xml;base64,${Buffer.from(cardTrace).toString('base64')}`;
  return box({...SIZE, ...page}, [
    box({fontSize: 34, color: '#a5b5c7'}, date ? `${area} · ${date}` : area),
    box({fontSize: sizeOf(title), fontWeight: 700, lineHeight: 1.12}, title),
    box({alignItems: 'center', gap: 32}, [
      box({fontSize: 44, fontWeight: 700}, 'Tremor'),
      {type: 'img', props: {src: picture, style: {width: 850, height: 80}}},
    ]),
  ]);
}

const page: Style = {
  // Otherwise the padding would push the bottom row out of the picture.
  boxSizing: 'border-box',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: '64px 72px',
  background: '#0b1a2b',
  color: '#ffffff',
  fontFamily: FAMILY,
};

/** The font size of a title. Long ones are smaller, so that they fit into four lines. */
function sizeOf(title: string): number {
  if (title.length <= 30) return 96;
  return title.length <= 60 ? 76 : 60;
}

function box(style: Style, children: readonly Box[] | string): Box {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}};
}
