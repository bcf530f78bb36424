/** The list of pages that are still to be written: it only ever gets shorter. */
import {parse, stringify} from 'yaml';

/** A mistake in the list; the message says how to mend it. */
export class TodoError extends Error {}

/** What stands above the list in its file. */
const HEADER = `# Pages that are still to be written. Writing one removes its line:
#   npm run build && npm run coverage -- --update
# No line is ever added: a new part of the runtime is documented when its record is added.
`;

/**
 * Reads the list.
 *
 * @param text YAML: an array of paths such as `/blog/archive`, sorted, each once
 * @throws TodoError naming the line that is out of place
 */
export function parseTodo(text: string): readonly string[] {
  const value: unknown = parse(text) ?? [];
  if (!Array.isArray(value) || !value.every((entry) => typeof entry === 'string')) {
    throw new TodoError('data/todo.yaml must be a list of paths, one a line after a dash.');
  }
  const entries = value;
  entries.forEach((entry, index) => {
    const before = entries[index - 1];
    if (before !== undefined && before >= entry) {
      throw new TodoError(
        `data/todo.yaml: ${entry} stands after ${before}. Keep the list sorted, each path once.`,
      );
    }
  });
  return entries;
}

/** The file's text without the pages that exist. */
export function formatTodo(entries: readonly string[]): string {
  return HEADER + stringify([...entries].sort(), {lineWidth: 0});
}

/** What a change has added to the list, against what it was. */
export function findGrowth(before: readonly string[], after: readonly string[]): string[] {
  const known = new Set(before);
  return after.filter((entry) => !known.has(entry));
}
