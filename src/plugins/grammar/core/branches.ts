import {ARC, GAP, merge, track, type Box, type Drawing} from './box';

/** Width that a branch adds to its content: two arcs on each side. */
export const BRANCH = 4 * ARC;

const turn = (dx: number, dy: number, sweep: 0 | 1): string =>
  `a${ARC} ${ARC} 0 0 ${sweep} ${dx * ARC} ${dy * ARC}`;

/** Alternatives: the first is on the track, the others are below it. */
export function choice(alternatives: readonly Box[]): Box {
  const inner = Math.max(...alternatives.map(({width}) => width));
  const offsets: number[] = [];
  let depth = 0;
  alternatives.forEach((box, index) => {
    if (index > 0) depth += Math.max(box.up + GAP, index === 1 ? 2 * ARC - depth : 0);
    offsets.push(depth);
    depth += box.down;
  });
  return {
    width: inner + BRANCH,
    up: alternatives[0]?.up ?? 0,
    down: depth,
    draw(x, y) {
      return merge(
        alternatives.map((box, index): Drawing => {
          const offset = offsets[index] ?? 0;
          const rest = inner - box.width;
          const start = x + 2 * ARC;
          const [into, out] =
            offset === 0
              ? [`M${x} ${y}h${2 * ARC}`, `h${rest + 2 * ARC}`]
              : [
                  `M${x} ${y}${turn(1, 1, 1)}v${offset - 2 * ARC}${turn(1, 1, 0)}`,
                  `h${rest}${turn(1, -1, 0)}v${2 * ARC - offset}${turn(1, -1, 1)}`,
                ];
          return merge([
            track(into),
            box.draw(start, y + offset),
            track(`M${start + box.width} ${y + offset}${out}`),
          ]);
        }),
      );
    },
  };
}

/** A box with a track around it, above. */
export function optional(box: Box): Box {
  const rise = Math.max(box.up + GAP, 2 * ARC);
  return {
    width: box.width + BRANCH,
    up: rise,
    down: box.down,
    draw: (x, y) =>
      merge([
        track(`M${x} ${y}h${2 * ARC}`),
        box.draw(x + 2 * ARC, y),
        track(`M${x + 2 * ARC + box.width} ${y}h${2 * ARC}`),
        track(
          `M${x} ${y}${turn(1, -1, 0)}v${2 * ARC - rise}${turn(1, -1, 1)}h${box.width}` +
            `${turn(1, 1, 1)}v${rise - 2 * ARC}${turn(1, 1, 0)}`,
        ),
      ]),
  };
}

/** A box with a track below it that leads back to its start, through the separator of repetitions. */
export function loop(box: Box, between?: Box): Box {
  const inner = Math.max(box.width, between?.width ?? 0);
  const fall = Math.max(box.down + GAP + (between?.up ?? 0), 2 * ARC);
  return {
    width: inner + 2 * ARC,
    up: box.up,
    down: fall + (between?.down ?? 0),
    draw(x, y) {
      const left = x + ARC;
      const back = y + fall;
      const turned = inner - (between?.width ?? 0);
      return merge([
        track(`M${x} ${y}h${ARC}`),
        box.draw(left, y),
        track(`M${left + box.width} ${y}h${inner - box.width + ARC}`),
        track(
          `M${left + inner} ${y}${turn(1, 1, 1)}v${fall - 2 * ARC}${turn(-1, 1, 1)}h${-turned}`,
        ),
        ...(between ? [between.draw(left, back)] : []),
        track(`M${left} ${back}${turn(-1, -1, 1)}v${2 * ARC - fall}${turn(1, -1, 1)}`),
      ]);
    },
  };
}

/** Width that stacked rows add: for the tracks to the next row, and back up to the first one. */
export const LINES = 4 * ARC;

/** Stacked rows, read like lines of text; the last one leads back up to the track of the first. */
export function lines(rows: readonly Box[]): Box {
  const widest = Math.max(...rows.map(({width}) => width));
  const offsets: number[] = [];
  let depth = 0;
  rows.forEach((each, index) => {
    if (index > 0) depth += 2 * GAP + 2 * ARC + each.up;
    offsets.push(depth);
    depth += each.down;
  });
  return {
    width: widest + LINES,
    up: rows[0]?.up ?? 0,
    down: depth,
    draw(x, y) {
      return merge(
        rows.flatMap((each, index): Drawing[] => {
          const height = y + (offsets[index] ?? 0);
          const start = index === 0 ? x : x + ARC;
          const end = start + each.width;
          const drawn = [each.draw(start, height)];
          const below = rows[index + 1];
          if (!below) {
            const lift = `${turn(1, -1, 0)}V${y + ARC}${turn(1, -1, 1)}`;
            return [...drawn, track(`M${end} ${height}H${x + widest + 2 * ARC}${lift}`)];
          }
          const lane = height + each.down + GAP + ARC;
          const target = y + (offsets[index + 1] ?? 0);
          return [
            ...drawn,
            track(
              `M${end} ${height}${turn(1, 1, 1)}V${lane - ARC}${turn(-1, 1, 1)}H${x + ARC}` +
                `${turn(-1, 1, 0)}V${target - ARC}${turn(1, 1, 0)}`,
            ),
          ];
        }),
      );
    },
  };
}
