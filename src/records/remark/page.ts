/** The page on which records are shown: its version, its kind, the pages it can link to. */
import path from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {kinds, type Kind, type VersionRecords} from '../model/model';
import type {Prerequisite} from '../model/prerequisites';
import {findPage, readKeywords} from '../model/node/pages';
import type {DocsVersion} from '../../site/versions/model';

export interface Page {
  /** Path from the project's root, with slashes. */
  readonly file: string;
  /** The label of the docs version. */
  readonly version: string;
  readonly records: VersionRecords;
  /** Services that readers start to try a page, by name. */
  readonly prerequisites: ReadonlyMap<string, Prerequisite>;
  /** The kind that the page's folder says. */
  readonly kind: Kind | undefined;
  /** A relative link to a page below the version, undefined if it is not written yet. */
  readonly linkTo: (target: string, anchor?: string) => string | undefined;
  /** The words by which readers look for a page below the version, from its front matter. */
  readonly keywordsOf: (target: string) => readonly string[];
  /** A link to the heading with this text on the page itself, undefined if there is none. */
  readonly anchorOf: (heading: string) => string | undefined;
}

/** An element in a page, such as `<Options of="file" />`. */
export interface Use {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
  /** Whether another element of this name is below the same heading. */
  readonly isOneOfSeveral?: boolean;
}

/** Collects the context that the tables of a page need. */
export function openPage(
  siteDir: string,
  file: string,
  {folder, label}: Pick<DocsVersion, 'folder' | 'label'>,
  {records, prerequisites}: Pick<Page, 'records' | 'prerequisites'>,
  tree: Root,
): Page {
  const place = file.slice(folder.length + 1);
  // Versions that are configured in YAML have one page of artefacts a kind.
  const kind = kinds.find(
    (name) =>
      place.startsWith(`reference/${name}/`) ||
      /^artefacts\/(\w+)\.mdx?$/.exec(place)?.[1] === name,
  );
  const linkTo = (target: string, anchor?: string): string | undefined => {
    const found = findPage(siteDir, `${folder}/${target}`);
    if (!found) return undefined;
    const hash = anchor ? `#${anchor}` : '';
    if (found === file) return hash || undefined;
    const relative = path.posix.relative(path.posix.dirname(file), found);
    return (relative.startsWith('.') ? relative : `./${relative}`) + hash;
  };
  const anchorOf = (wanted: string): string | undefined => {
    const texts = tree.children
      .filter(({type}) => type === 'heading')
      .map((node) => toString(node));
    for (const text of texts) {
      const [, title, id] = /^(.*?)\s*(?:\{#([\w-]+)\})?$/.exec(text) ?? [];
      if (title === wanted) return `#${id ?? title.toLowerCase().replaceAll(' ', '-')}`;
    }
    return undefined;
  };
  const keywordsOf = (target: string): readonly string[] => {
    const found = findPage(siteDir, `${folder}/${target}`);
    return found ? readKeywords(siteDir, found) : [];
  };
  return {file, version: label, records, prerequisites, kind, linkTo, keywordsOf, anchorOf};
}

/** An error that names the place, the problem, and what to write instead. */
export function misuse(page: Page, use: Use, problem: string, advice: string): Error {
  return new Error(`${page.file}:${use.line}: <${use.name}>: ${problem}\n${advice}`);
}
