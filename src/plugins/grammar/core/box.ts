/** Parts of a railroad diagram, which can measure and draw themselves. Units are CSS pixels. */
export interface Label {
  readonly kind: 'terminal' | 'token' | 'rule';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
}

export interface Drawing {
  /** Tracks, as data of an SVG path. */
  readonly tracks: readonly string[];
  readonly labels: readonly Label[];
}

/** A part whose track enters on the left and leaves on the right, at one height. */
export interface Box {
  readonly width: number;
  /** How far it reaches above and below its track. */
  readonly up: number;
  readonly down: number;
  readonly draw: (x: number, y: number) => Drawing;
}

export const ARC = 8;
export const GAP = 8;
export const LABEL_HEIGHT = 24;
/** The advance of the code font at 13 px; monospaced fonts differ only slightly. */
const CHARACTER = 7.8;

export const merge = (drawings: readonly Drawing[]): Drawing => ({
  tracks: drawings.flatMap(({tracks}) => tracks),
  labels: drawings.flatMap(({labels}) => labels),
});

export const track = (data: string): Drawing => ({tracks: [data], labels: []});

/** A name or a text in its frame. */
export function label(kind: Label['kind'], text: string): Box {
  const width = Math.ceil(text.length * CHARACTER) + 20;
  return {
    width,
    up: LABEL_HEIGHT / 2,
    down: LABEL_HEIGHT / 2,
    draw: (x, y) => ({tracks: [], labels: [{kind, x, y: y - LABEL_HEIGHT / 2, width, text}]}),
  };
}

/** Boxes in a row on one track. */
export function row(boxes: readonly Box[]): Box {
  const width = boxes.reduce((sum, box) => sum + box.width, 0) + GAP * (boxes.length - 1);
  return {
    width,
    up: Math.max(...boxes.map(({up}) => up)),
    down: Math.max(...boxes.map(({down}) => down)),
    draw(x, y) {
      let left = x;
      return merge(
        boxes.flatMap((box, index) => {
          const drawings = [box.draw(left, y)];
          left += box.width;
          if (index < boxes.length - 1) drawings.push(track(`M${left} ${y}h${GAP}`));
          left += GAP;
          return drawings;
        }),
      );
    },
  };
}
