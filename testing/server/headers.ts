/** A block of a `_headers` file: a path and its headers. */
type Rule = {readonly pattern: RegExp; readonly headers: readonly (readonly [string, string])[]};

/**
 * Reads a `_headers` file as Netlify does: a path (`*` matches the rest), then indented headers.
 *
 * @throws Error with the line that is neither of them
 */
export function parseHeaders(text: string): readonly Rule[] {
  const rules: {pattern: RegExp; headers: [string, string][]}[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '' || line.trimStart().startsWith('#')) return;
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    if (header) rules.at(-1)?.headers.push([header[1] ?? '', header[2] ?? '']);
    else if (line.startsWith('/')) rules.push({pattern: toPattern(line.trim()), headers: []});
    else
      throw new Error(`_headers, line ${index + 1}: expected a path or a header, found "${line}".`);
  });
  return rules;
}

/** The headers of every block whose path matches, a later block winning. */
export function headersFor(rules: readonly Rule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({pattern}) => pattern.test(pathname));
  return Object.fromEntries(
    matching.flatMap(({headers}) => headers.map(([name, value]) => [name.toLowerCase(), value])),
  );
}

function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`);
}
