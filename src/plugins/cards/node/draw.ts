import {readFileSync} from 'node:fs';
import {renderAsync} from '@resvg/resvg-js';
import satori from 'satori';
import type {Card} from '../core/card';

/** What previews of links ask for, in pixels. */
const SIZE = {width: 1200, height: 630} as const;
const FAMILY = 'Atkinson Hyperlegible Next';

type Style = Readonly<Record<string, string | number>>;
/** The part of a React element that satori reads. */
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

/**
 * Draws a card.
 *
 * @param trace the line across the picture, as an SVG document
 * @returns a PNG of 1200 by 630 pixels
 */
export async function drawCard(card: Card, trace: string): Promise<Buffer> {
  const image = await renderAsync(await layOut(card, trace), {font: {loadSystemFonts: false}});
  return image.asPng();
}

/** The card as an SVG document whose texts are paths. */
export async function layOut(card: Card, trace: string): Promise<string> {
  // Satori takes plain objects; its types ask for the elements of React.
  return satori(layout(card, trace) as unknown as Parameters<typeof satori>[0], {...SIZE, fonts});
}

function layout({area, title, date}: Card, trace: string): Box {
  const picture = `data:image/svg+xml;base64,${Buffer.from(trace).toString('base64')}`;
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
  // The name and the line at the bottom would lie below the edge of the picture otherwise.
  boxSizing: 'border-box',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: '64px 72px',
  background: '#0b1a2b',
  color: '#ffffff',
  fontFamily: FAMILY,
};

/** Long titles are set smaller, so that four lines hold them. */
function sizeOf(title: string): number {
  if (title.length <= 30) return 96;
  return title.length <= 60 ? 76 : 60;
}

function box(style: Style, children: readonly Box[] | string): Box {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}};
}
