/** The lists for language models, in the format of https://llmstxt.org. */
import type {DocsArea, ListedDoc} from './listDocs';

/** The site, as the lists name it. */
export type SiteFacts = {
  /** Scheme and host, without a slash at the end. */
  readonly url: string;
  readonly title: string;
  readonly tagline: string;
};

/** Where the text of a doc is, from the root of the site. */
export function markdownPath(path: string): string {
  return `${path}.md`;
}

/** The list of an area's docs, by the parts of its sidebar. */
export function areaList({url}: SiteFacts, area: DocsArea): string {
  const sections = area.sections.map(
    ({name, docs}) => `## ${name}\n\n${docs.map((doc) => docLine(url, doc)).join('\n')}\n`,
  );
  return [
    `# Documentation of ${area.name}\n`,
    `> Each page below as Markdown. All of them in one file: ${url}${area.path}/llms-full.txt\n`,
    ...sections,
  ].join('\n');
}

/** All docs of an area in one text, in the order of its list. */
export function areaText(area: DocsArea, texts: ReadonlyMap<string, string>): string {
  const docs = area.sections.flatMap((section) => section.docs);
  return docs.flatMap(({path}) => texts.get(path) ?? []).join('\n---\n\n');
}

/** The list at the root of the site, which leads to the lists of all areas. */
export function siteList(site: SiteFacts, areas: readonly DocsArea[]): string {
  const {url, title, tagline} = site;
  const line = ({name, path, isLast}: DocsArea) =>
    `- [${name}](${url}${path}/llms.txt): the list of its pages` +
    `${isLast ? '; the newest release' : ''}. [All in one file](${url}${path}/llms-full.txt)`;
  const [versions, others] = [true, false].map((isVersioned) =>
    areas.filter((area) => area.isVersioned === isVersioned).map(line),
  );
  return [
    `# ${title}\n`,
    `> ${tagline}\n`,
    'Each docs page is there as Markdown, at its address with `.md` at the end.\n',
    `## Documentation\n\n${versions?.join('\n') ?? ''}\n`,
    `## Optional\n\n${others?.join('\n') ?? ''}\n- [Blog](${url}/blog/rss.xml): all posts, as a feed\n`,
  ].join('\n');
}

function docLine(url: string, {title, description, path}: ListedDoc): string {
  const name = title.replace(/([[\]])/g, '\\$1');
  return `- [${name}](${url}${markdownPath(path)}): ${description}`;
}
