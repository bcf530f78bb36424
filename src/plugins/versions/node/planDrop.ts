import {latestVersion, UNRELEASED, type DocsVersion} from '../../../site/versions/model';
import {findPage} from '../../../records/model/node/pages';
import {frontMatterOf, parseMarkdown} from '../../../samples/model/node/parse';
import {locatePage} from '../../../site/versions/pageFile';
import {readVersions} from '../../../site/versions/node/readVersions';
import {VersionChangeError, type Changes} from '../core/changes';
import {formatRedirects, moveTargets, type Redirect} from '../core/redirects';
import {followRedirects} from '../core/texts';
import {promisedRoutes} from './contract';
import {exists, listMarkdown, pathsOf, read} from './paths';
import {readRedirects, REDIRECTS_FILE} from './readRedirects';

/** Folders whose pages can link into a version. */
const LINKING = ['docs', 'versioned_docs', 'blog', 'community', 'rfc', 'src/pages'];

/**
 * Plans the removal of a version: its files are deleted, and its addresses, with the links to them,
 * lead to the same topics in the oldest version left.
 *
 * @param siteDir the project's root
 * @throws VersionChangeError if the version does not exist, is the newest, or is unreleased
 */
export function planDrop(siteDir: string, label: string): Changes {
  const versions = readVersions(siteDir);
  const dropped = versions.find((version) => version.label === label);
  const released = versions.filter(({name}) => name !== UNRELEASED);
  if (!dropped || dropped.name === UNRELEASED || dropped.name === latestVersion(versions).name) {
    const possible = released.filter(({isLast}) => !isLast).map((version) => version.label);
    throw new VersionChangeError(
      `"${label}" cannot be removed: the newest version and the unreleased one must stay. ` +
        `Name one of: ${possible.join(', ') || 'none, there is only one version'}.`,
    );
  }
  const left = released.filter((version) => version !== dropped);
  const target = left.at(-1)!;
  const added = redirectsOf(siteDir, dropped, target);
  const all = [...moveTargets(readRedirects(siteDir), added), ...added];
  const byAddress = new Map(added.map(({from, to}) => [from, to]));
  const {pages, ...others} = pathsOf(dropped);
  const relinked = LINKING.flatMap((folder) => listMarkdown(siteDir, folder))
    .filter((file) => !file.startsWith(`${pages}/`))
    .map((file) => [file, read(siteDir, file)] as const)
    .map(([file, text]) => [file, text, followRedirects(text, byAddress)] as const)
    .filter(([, text, next]) => next !== text)
    .map(([file, , next]) => [file, next] as const);
  return {
    copies: [],
    removals: [pages, ...Object.values(others)].filter((file) => exists(siteDir, file)),
    writes: new Map([
      [
        'versions.json',
        `${JSON.stringify(
          left.map(({name}) => name),
          null,
          2,
        )}\n`,
      ],
      [REDIRECTS_FILE, formatRedirects(all)],
      ...relinked,
    ]),
  };
}

function redirectsOf(siteDir: string, dropped: DocsVersion, target: DocsVersion): Redirect[] {
  const base = `/docs/${dropped.label}`;
  const front = `/docs/${target.label}`;
  const sameTopic = (page: string, current?: unknown): string => {
    const topics = [current, page].filter((topic) => typeof topic === 'string' && topic !== '');
    const found = topics.find((topic) => findPage(siteDir, `${target.folder}/${String(topic)}`));
    return found === undefined ? front : `${front}/${String(found).replace(/(^|\/)index$/, '')}`;
  };
  const written = listMarkdown(siteDir, dropped.folder).map((file): Redirect => {
    const {page = ''} = locatePage(file) ?? {};
    const from = page === '' ? base : `${base}/${page}`;
    const {current} = frontMatterOf(parseMarkdown(read(siteDir, file), file));
    return {from, to: trim(sameTopic(page, current))};
  });
  const others = promisedRoutes(siteDir, dropped.label)
    .filter((route) => !written.some(({from}) => from === route))
    .map((from): Redirect => ({from, to: trim(sameTopic(from.slice(base.length + 1)))}));
  return [...written, ...others].sort((a, b) => (a.from < b.from ? -1 : 1));
}

function trim(address: string): string {
  return address.replace(/\/$/, '');
}
