/** Redirects from addresses of removed pages to the pages that now cover their topics. */
import {stringify} from 'yaml';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

const HEADER = `# Addresses of removed pages, and where their topics are now. \`npm run docs:drop\` adds the addresses of
# the version that it removes; lines can be written by hand, too.
`;

/** The text of the file of redirects; the same redirects give the same text. */
export function formatRedirects(redirects: readonly Redirect[]): string {
  const sorted = [...redirects].sort((a, b) => (a.from < b.from ? -1 : 1));
  return (
    HEADER + stringify(Object.fromEntries(sorted.map(({from, to}) => [from, to])), {lineWidth: 0})
  );
}

/** Redirects whose targets are redirected, too, with the final targets. */
export function moveTargets(
  redirects: readonly Redirect[],
  added: readonly Redirect[],
): readonly Redirect[] {
  const targets = new Map(added.map(({from, to}) => [from, to]));
  return redirects.map(({from, to}) => ({from, to: targets.get(to) ?? to}));
}
