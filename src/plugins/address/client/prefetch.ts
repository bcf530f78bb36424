import fetchAhead from '@docusaurus/core/lib/client/prefetch';

const asked = new Map<string, Promise<void>>();

/**
 * Docusaurus' way to fetch a file ahead, once for each file: it asks again for every link to a page
 * that needs it, which on a page with forty links is three hundred times.
 *
 * @param url of the script or style sheet
 */
export default function prefetch(url: string): Promise<void> {
  const known = asked.get(url) ?? fetchAhead(url);
  asked.set(url, known);
  return known;
}
