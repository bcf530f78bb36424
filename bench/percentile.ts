/** The value that a share of the measurements, from 0 to 1, does not exceed; NaN if there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The measurement in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
