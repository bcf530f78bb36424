import path from 'node:path';
import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {kinds, type VersionRecords} from '../../../data/model/model';
import {loadRecords} from '../../../data/model/node/load';
import {seriesOf, type DocsVersion} from '../../../data/model/versions/model';
import {readDocPages} from '../../pages/node/read';
import type {PageFile} from '../../pages/pageFile';
import {findBlockDifferences, type Block} from '../blocks';
import type {Comparison} from '../compare';
import {findFactDifferences} from '../facts';

/** Two versions, the newer one first. */
export type VersionPair = readonly [DocsVersion, DocsVersion];

/** A page that cannot be compared; the message says what to name instead. */
export class CompareError extends Error {}

/**
 * Compares a page with its twin: the page of the same path, or else one that names the same part.
 *
 * @param page path below the version, such as `reference/connectors/kafka`
 * @throws CompareError where a version has no such page
 */
export function comparePage(siteDir: string, page: string, versions: VersionPair): Comparison {
  const [left, right] = versions.map(({label}) => readDocPages(siteDir, label));
  const first = left?.find((candidate) => candidate.page === page);
  const second = first && findTwin(first, right ?? []);
  if (!first || !second) {
    const missing = (first ? versions[1] : versions[0]).label;
    throw new CompareError(
      `There is no page ${page} in ${missing}. Name a page below the version, for example ` +
        '`npm run docs:compare -- concepts/batching`.',
    );
  }
  return compareTwins(readBoth(siteDir, versions), versions, [first, second]);
}

/** Each version beside the next older one, as long as both still change. */
export function neighbours(versions: readonly DocsVersion[]): VersionPair[] {
  const changing = versions.filter(({frozen}) => !frozen);
  return changing.flatMap((version, index) => {
    const older = changing[index + 1];
    return older ? [[version, older] as const] : [];
  });
}

/** All pairs of pages of two versions. */
export function compareAll(siteDir: string, versions: VersionPair): Comparison[] {
  const others = readDocPages(siteDir, versions[1].label);
  const records = readBoth(siteDir, versions);
  return readDocPages(siteDir, versions[0].label).flatMap((page) => {
    const twin = findTwin(page, others);
    return twin ? [compareTwins(records, versions, [page, twin])] : [];
  });
}

function findTwin(page: PageFile, others: readonly PageFile[]): PageFile | undefined {
  const folder = path.posix.dirname(page.page);
  return (
    others.find((other) => other.page === page.page) ??
    others.find(
      (other) =>
        path.posix.dirname(other.page) === folder &&
        namesOf(other).some((name) => namesOf(page).includes(name)),
    )
  );
}

type Both = readonly (VersionRecords | undefined)[];

function readBoth(siteDir: string, versions: VersionPair): Both {
  return versions.map(({label}) => loadRecords(siteDir, label));
}

function compareTwins(
  both: Both,
  versions: VersionPair,
  pair: readonly [PageFile, PageFile],
): Comparison {
  const [first, second] = pair;
  const series = versions.map(({release}) => seriesOf(release));
  const names = [...new Set(pair.flatMap(recordNames))];
  const recordOf = (index: 0 | 1, name: string): unknown => findRecord(both[index], first, name);
  const {twin} = first.frontMatter;
  return {
    files: [first.file, second.file],
    versions: [versions[0].label, versions[1].label],
    blocks: findBlockDifferences(blocksOf(first, series), blocksOf(second, series)),
    facts: names.map((name) => [name, findFactDifferences(recordOf(0, name), recordOf(1, name))]),
    excuse: typeof twin === 'string' ? twin : undefined,
  };
}

/** What the records behind a page are called: a page of the library documents one module. */
function recordNames(page: PageFile): readonly string[] {
  const [, module] = /^reference\/stdlib\/(.+)/.exec(page.page) ?? [];
  return module === undefined ? namesOf(page) : [module.replaceAll('/', '::')];
}

function findRecord(records: VersionRecords | undefined, {page}: PageFile, name: string): unknown {
  if (page.startsWith('reference/stdlib/')) return records?.stdlib.get(name);
  const kind = kinds.find((candidate) => page.startsWith(`reference/${candidate}/`));
  return kind && records?.[kind].get(name);
}

function namesOf({frontMatter}: PageFile): readonly string[] {
  return Array.isArray(frontMatter.names) ? (frontMatter.names as string[]) : [];
}

/** The page's blocks as they were written; which release it was checked with stays out. */
function blocksOf({source, tree}: PageFile, series: readonly string[]): Block[] {
  const escaped = series.join('|').replaceAll('.', '\\.');
  const releases = new RegExp(`\\b(${escaped})\\.\\d+(-rc\\.\\d+)?\\b`, 'g');
  let section = '';
  return tree.children
    .filter(({type}) => type !== 'yaml')
    .map((node): Block => {
      if (node.type === 'heading') section = toString(node).replace(/\s*\{.*$/, '');
      return {section, text: textOf(source, node).replace(releases, '<RELEASE>')};
    });
}

function textOf(source: string, {position}: RootContent): string {
  return source.slice(position?.start.offset, position?.end.offset);
}
