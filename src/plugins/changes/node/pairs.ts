/** Compares each version with the version before it: the records and each page. */
import {compareRecords, type PartChange} from '../../../records/model/changes/compare';
import {countChanges, plural} from '../../../records/model/changes/describe';
import {listParts} from '../../../records/model/changes/facts';
import type {VersionRecords} from '../../../records/model/model';
import {seriesOf, type DocsVersion} from '../../../site/versions/model';
import {compareSections, isRewritten, type SectionChange} from '../core/sections';
import {listPages, pageId, type Page} from './pages';
import {readOperations} from './operations';

export interface PageChange {
  readonly change: 'new' | 'gone' | 'moved' | 'changed';
  readonly before?: Page;
  readonly after?: Page;
  readonly parts: readonly PartChange[];
  readonly sections: readonly SectionChange[];
}

export interface Pair {
  readonly before: DocsVersion;
  readonly after: DocsVersion;
  readonly parts: readonly PartChange[];
  readonly pages: readonly PageChange[];
  /** Whether differences of wording count: the pages of a frozen version had other authors. */
  readonly wording: boolean;
}

export interface PairsOptions {
  readonly siteDir: string;
  readonly versions: readonly DocsVersion[];
  readonly recordsOf: (version: string) => VersionRecords | undefined;
}

/** The pairs by the labels of their newer versions, newest first. */
export function comparePairs(options: PairsOptions): Pair[] {
  return options.versions.slice(0, -1).map((after, index) => {
    return comparePair(options, options.versions[index + 1]!, after);
  });
}

function comparePair(
  {siteDir, recordsOf}: PairsOptions,
  before: DocsVersion,
  after: DocsVersion,
): Pair {
  const [old, now] = [before, after].map((version) => {
    const pages = listPages(siteDir, version);
    const records = recordsOf(version.label);
    const commands = pages.find(({hasCommands}) => hasCommands)?.id ?? '';
    const parts = records ? listParts(records, commands) : [];
    const series = version.coming ?? seriesOf(version.release);
    return {pages, series, parts: [...parts, ...readOperations(siteDir, version)]};
  });
  const wording = !before.frozen;
  const parts = compareRecords(old!, now!);
  const same = withoutNames(before, after);
  const isText = (one: Page, other: Page) => wording && !isRewritten(one.sections, other.sections);
  const sectionsOf = (one: Page, other: Page) =>
    isText(one, other) ? compareSections(one.sections, other.sections, same) : [];
  return {
    before,
    after,
    parts,
    pages: comparePages(old!.pages, now!.pages, parts, sectionsOf),
    wording,
  };
}

function comparePages(
  old: readonly Page[],
  now: readonly Page[],
  parts: readonly PartChange[],
  sectionsOf: (before: Page, after: Page) => SectionChange[],
): PageChange[] {
  const byId = new Map(now.map((page) => [page.id, page]));
  const isNew = new Set(now.filter(({id}) => !old.some((page) => page.id === id)));
  const reached = new Set<Page>();
  const kept = old.map((page): PageChange => {
    const named =
      byId.get(page.id) ?? (page.current === undefined ? undefined : byId.get(page.current));
    const twins = named ? [named] : [...isNew].filter(({title}) => title === page.title);
    const next = twins.length === 1 ? twins[0] : undefined;
    if (!next) return {change: 'gone', before: page, parts: [], sections: []};
    // Several old pages can have one successor.
    const isFirst = !reached.has(next);
    reached.add(next);
    return {
      change: page.id === next.id ? 'changed' : 'moved',
      before: page,
      after: next,
      parts: isFirst ? partsOf(parts, next) : [],
      sections: sectionsOf(page, next),
    };
  });
  const added = now
    .filter((page) => !reached.has(page))
    .map((page): PageChange => {
      return {change: 'new', after: page, parts: partsOf(parts, page), sections: []};
    });
  return [...kept, ...added];
}

function partsOf(parts: readonly PartChange[], page: Page): PartChange[] {
  return parts.filter(({before, after}) => (after ?? before)!.page === page.id);
}

/** Takes the names of the versions and their releases out of a text. */
function withoutNames(...versions: readonly DocsVersion[]): (text: string) => string {
  const names = versions.flatMap(({label, release, coming}) => [
    release,
    coming ?? seriesOf(release),
    label,
  ]);
  const escaped = names.map((name) => name.replaceAll('.', '\\.'));
  const pattern = new RegExp(`(?<![\\w.])(?:${escaped.join('|')})(?!\\.?\\w)`, 'g');
  return (text) => text.replace(pattern, '…');
}

/** Describes the changes of a page in few words; empty if nothing did, or if there is nothing to compare. */
export function summarize({before, after, parts, sections}: PageChange, wording: boolean): string {
  // The page of a connector can be new although it has a predecessor.
  const isComparable = after && (before ?? parts.some((part) => part.before));
  if (!isComparable) return '';
  return [...countChanges(parts, wording), ...plural(sections.length, 'section')].join(', ');
}

/** The pair in which a version is the older or the newer one. */
export function findPair(
  pairs: readonly Pair[],
  side: 'before' | 'after',
  {label}: Pick<DocsVersion, 'label'>,
): Pair | undefined {
  return pairs.find((pair) => pair[side].label === label);
}

/** The id of a page from the path of its file. */
export function idOfFile(file: string, {folder}: Pick<DocsVersion, 'folder'>): string {
  return pageId(file.slice(folder.length + 1));
}
