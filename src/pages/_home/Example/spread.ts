/** A JSON record with one field per line, for a narrow column. */
export function spread(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}
