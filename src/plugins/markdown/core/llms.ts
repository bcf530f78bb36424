/** The lists for language models, in the format of https://llmstxt.org. */
import type {DocsArea, ListedDoc, Section} from './listDocs';

/** The site, as the lists name it. */
export type SiteFacts = {
  /** Scheme and host, without a slash at the end. */
  readonly url: string;
  readonly title: string;
  readonly tagline: string;
};

/** Pages of a part that the list of a version has; a part with more has a list that has them all. */
const FIRST_PAGES = 8;

/** Where the text of a doc is, from the root of the site. */
export function markdownPath(path: string): string {
  return `${path}.md`;
}

/** Where the list of an area is, or of a part of it. */
export function listPath({path}: {readonly path: string}): string {
  return `${path}/llms.txt`;
}

/**
 * The lists of an area by their paths: one with its parts, and for the docs of a version one for each long
 * part, because many assistants read only the first 50,000 characters of a file.
 */
export function areaLists({url}: SiteFacts, area: DocsArea): ReadonlyMap<string, string> {
  const lists = new Map<string, string>();
  const sections = area.sections.map((section) => {
    const {name, docs} = section;
    const isLong = area.isVersioned && docs.length > FIRST_PAGES;
    if (!isLong) return `## ${name}\n\n${docLines(url, docs)}\n`;
    const path = listPath({path: `${area.path}/${toSlug(section)}`});
    lists.set(path, `# ${area.title}: ${name}\n\n${docLines(url, docs)}\n`);
    const all = `- [All ${docs.length} pages of this part](${url}${path})`;
    return `## ${name}\n\n${all}\n${docLines(url, docs.slice(0, FIRST_PAGES))}\n`;
  });
  const text = [
    `# ${area.title}\n`,
    `> Each page below as Markdown. All of them in one file: ${url}${area.path}/llms-full.txt\n`,
    ...sections,
  ].join('\n');
  return lists.set(listPath(area), text);
}

/** All docs of an area in one text, in the order of its list. */
export function areaText(area: DocsArea, texts: ReadonlyMap<string, string>): string {
  const docs = area.sections.flatMap((section) => section.docs);
  return docs.flatMap(({path}) => texts.get(path) ?? []).join('\n---\n\n');
}

/** The list at the root of the site, which leads to the lists of all areas. */
export function siteList(site: SiteFacts, areas: readonly DocsArea[]): string {
  const {url, title, tagline} = site;
  const line = (area: DocsArea) =>
    `- [${area.name}](${url}${listPath(area)}): the list of its pages` +
    `${area.isVersioned && area.isLast ? '; the newest release' : ''}. ` +
    `[All in one file](${url}${area.path}/llms-full.txt)`;
  const [versions, others] = [true, false].map((isVersioned) =>
    areas.filter((area) => area.isVersioned === isVersioned).map(line),
  );
  return [
    `# ${title}\n`,
    `> ${tagline}\n`,
    'Each page of the lists is there as Markdown, at its address with `.md` at the end.\n',
    `## Documentation\n\n${versions?.join('\n') ?? ''}\n`,
    `## Optional\n\n${others?.join('\n') ?? ''}\n`,
  ].join('\n');
}

/** Puts the address of the page, its date, and the address of the list below the title of a text. */
export function addNote(text: string, site: SiteFacts, area: DocsArea, doc: ListedDoc): string {
  const body = text.startsWith('# ') ? text : `# ${doc.title}\n\n${text}`;
  const date = doc.date ? `, ${doc.date}` : '';
  const note =
    `> ${area.title}${date}: ${site.url}${doc.path}\n` +
    `> List of all pages: ${site.url}${listPath(area)}\n`;
  return body.replace(/^# .*\n/, (title) => `${title}\n${note}`);
}

/**
 * Puts the address of the list into a built page: in its head, and for those who read only the text, at
 * the beginning of its body, where readers do not see it.
 */
export function addPointer(html: string, area: DocsArea): string {
  const list = listPath(area);
  return html
    .replace('</head>', `<link rel=alternate type=text/plain title=llms.txt href="${list}"></head>`)
    .replace(
      /<body[^>]*>/,
      (body) => `${body}<p hidden>List for language models: <a href="${list}">${list}</a></p>`,
    );
}

function toSlug({name}: Section): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function docLines(url: string, docs: readonly ListedDoc[]): string {
  return docs.map((doc) => docLine(url, doc)).join('\n');
}

function docLine(url: string, {title, description, path}: ListedDoc): string {
  const name = title.replace(/([[\]])/g, '\\$1');
  return `- [${name}](${url}${markdownPath(path)}): ${description}`;
}
