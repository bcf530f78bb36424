import fs from 'node:fs/promises';
import path from 'node:path';
import type {DocusaurusConfig, HtmlTagObject, LoadContext} from '@docusaurus/types';

const FILE = 'opensearch.xml';

/** The element with which a browser finds the description of the search, and can add the search to its own. */
export function openSearchLink({baseUrl, siteConfig}: LoadContext): HtmlTagObject {
  const type = 'application/opensearchdescription+xml'; // cspell:ignore opensearchdescription
  const attributes = {rel: 'search', type, title: siteConfig.title, href: baseUrl + FILE};
  return {tagName: 'link', attributes};
}

/** Writes the description, in the format of OpenSearch 1.1: the address of the page with results. */
export async function writeOpenSearch(
  outDir: string,
  {title, url, baseUrl}: Pick<DocusaurusConfig, 'title' | 'url' | 'baseUrl'>,
): Promise<void> {
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${title}</ShortName>
  <Description>Search the documentation of ${title}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" template="${url}${baseUrl}search?q={searchTerms}"/>
</OpenSearchDescription>
`;
  await fs.writeFile(path.join(outDir, FILE), text);
}
