/**
 * Passes a source's items on.
 *
 * @throws Error where they are not a list, a mistake of whoever changed the source
 */
export function requireItems<Item>(sourceId: string, items: readonly Item[]): Item[] {
  if (Array.isArray(items)) return items;
  throw new Error(
    `The \`getItems\` function from source "${sourceId}" must return an array of items ` +
      `but returned type "${typeof items}".`,
  );
}
