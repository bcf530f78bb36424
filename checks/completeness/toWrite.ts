/** What is still to be written: the addresses that the site has to answer and has no file for. */

/** The addresses that the site has to answer, by area, as `tests/content/routes.json` lists them. */
export interface Contract {
  readonly routes: Readonly<Record<string, readonly string[]>>;
  /** Addresses of drafts, which a build for readers leaves out. */
  readonly drafts: readonly string[];
}

/** Pages that Docusaurus itself makes. */
const FRAMEWORK = /^\/__docusaurus\//;

/**
 * The addresses without a file, by area; an area that is complete has an empty list.
 *
 * @param written the addresses for which there is a file
 */
export function findToWrite(
  {routes}: Contract,
  written: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(routes).map(([area, wanted]) => [
      area,
      wanted.filter((route) => !written.has(route) && !FRAMEWORK.test(route)),
    ]),
  );
}

/** The list for a terminal: each area with its figure, then its addresses. */
export function formatToWrite(
  contract: Contract,
  toWrite: ReadonlyMap<string, readonly string[]>,
): string {
  const lines = [...toWrite].flatMap(([area, routes]) => {
    const all = contract.routes[area]?.length ?? 0;
    const heading = `${area}: ${all - routes.length} of ${all} written`;
    return [routes.length > 0 ? `${heading}, to write:` : heading, ...routes.map((r) => `  ${r}`)];
  });
  const open = [...toWrite.values()].flat().length;
  return [...lines, '', `${open} pages are still to be written.`].join('\n');
}
