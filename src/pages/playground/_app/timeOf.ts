/** A time in the reader's own form, for a list. */
export function timeOf(milliseconds: number): string {
  const form = {dateStyle: 'medium', timeStyle: 'short'} as const;
  return new Date(milliseconds).toLocaleString(undefined, form);
}
