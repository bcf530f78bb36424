/** The marks of an axis from 0 upwards. */
type Axis = {readonly max: number; readonly ticks: readonly number[]};

/**
 * An axis that covers all values, with marks at round numbers.
 *
 * @param largest the largest value, above 0
 * @param count the approximate number of steps
 * @throws RangeError if `largest` is not a positive number
 */
export function axis(largest: number, count = 5): Axis {
  if (!(largest > 0) || !Number.isFinite(largest)) {
    throw new RangeError(`An axis needs a largest value above 0, found ${largest}.`);
  }
  const rough = largest / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const steps = Math.ceil(largest / step - 1e-9);
  return {
    max: steps * step,
    ticks: Array.from({length: steps + 1}, (_, index) => index * step),
  };
}

/** A share of a whole as a percentage for SVG and CSS, two decimals. */
export function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 10_000) / 100}%`;
}
