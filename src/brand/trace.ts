/** One sample of a trace: x in the units of its picture, y the deflection from -1 (up) to 1. */
type Sample = readonly [x: number, y: number];

/** When something arrives on a trace, how strongly, and how long it rings. */
export type Arrival = {
  /** Its beginning, in the units of x. */
  readonly at: number;
  /** The largest deflection, 0 to 1. */
  readonly strength: number;
  /** The distance after which about a third of the strength is left. */
  readonly decay: number;
  /** The length of one swing. */
  readonly period: number;
};

/**
 * Samples of a seismometer's trace: rest, and after each arrival a swing that dies away. The trace is
 * computed and not random, so that every build draws the same picture.
 *
 * @param width where the trace ends; it begins at 0
 * @param step the distance between two samples
 */
export function trace(width: number, step: number, arrivals: readonly Arrival[]): Sample[] {
  const samples: Sample[] = [];
  for (let x = 0; x <= width; x += step) {
    const swing = arrivals.reduce((sum, arrival) => sum + deflection(arrival, x), 0);
    samples.push([x, clamp(swing + rest(x))]);
  }
  return samples;
}

/** An SVG path through the samples around a middle line; `height` is twice the largest deflection. */
export function tracePath(samples: readonly Sample[], middle: number, height: number): string {
  const points = samples.map(([x, y]) => `${round(x)} ${round(middle + (y * height) / 2)}`);
  return `M${points.join('L')}`;
}

function deflection({at, strength, decay, period}: Arrival, x: number): number {
  if (x < at) return 0;
  const since = x - at;
  const rise = Math.min(1, since / (period * 0.6));
  // Two swings of unrelated length: one alone would look like a plucked string.
  const swing =
    0.72 * Math.sin((2 * Math.PI * since) / period) +
    0.38 * Math.sin((2 * Math.PI * since) / (period * 0.61) + 0.9) * rise;
  return -strength * rise * Math.exp(-since / decay) * swing;
}

function rest(x: number): number {
  return 0.012 * Math.sin(x * 0.9) + 0.009 * Math.sin(x * 0.37 + 1);
}

function clamp(value: number): number {
  return Math.max(-1, Math.min(1, value));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
