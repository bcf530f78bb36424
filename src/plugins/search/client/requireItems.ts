/**
 * Returns the items of an autocomplete source.
 *
 * @throws Error if they are not a list, which is a bug in the source
 */
export function requireItems<Item>(sourceId: string, items: readonly Item[]): Item[] {
  if (Array.isArray(items)) return items;
  throw new Error(
    `The \`getItems\` function from source "${sourceId}" must return an array of items ` +
      `but returned type "${typeof items}".`,
  );
}
