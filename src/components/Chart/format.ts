/** A number as readers of American English write it, with `digits` after the point. */
export function format(value: number, digits = 0): string {
  return value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** A number for the marks of an axis: thousands and millions are shortened. */
export function formatShort(value: number): string {
  return value.toLocaleString('en-US', {notation: 'compact', maximumFractionDigits: 2});
}
