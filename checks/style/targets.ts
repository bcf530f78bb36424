/** The names that readers look up: options, functions, metadata keys, and messages. */
import {metadataAnchor, optionAnchor} from '../../src/records/model/anchors';
import {kinds, type VersionRecords} from '../../src/records/model/model';
import {pageOf} from '../../src/records/model/stdlib/model';
import type {PageFile} from '../pages/pageFile';
import {sectionsOf} from './sections';

export interface Target {
  readonly kind: 'option' | 'function' | 'metadata key' | 'message';
  readonly version: string;
  /** The text that a reader types. */
  readonly query: string;
  /** The addresses of the sections that answer; any of them counts. */
  readonly answers: readonly string[];
}

/**
 * Lists the names that a search has to find in a version.
 *
 * @param hasPage whether the version has a page, named by its path below the version
 */
export function listTargets(
  version: string,
  records: VersionRecords,
  pages: readonly PageFile[],
  hasPage: HasPage,
): Target[] {
  const at: Address = (page, anchor) => `/docs/${version}/${page}#${anchor}`;
  const shown = pages.filter((page) => page.version === version && hasPage(page.page));
  return [
    ...optionTargets(records, hasPage, at),
    ...keyTargets(records, hasPage, at),
    ...functionTargets(records, hasPage, at),
    ...messageTargets(shown, at),
  ].map((target) => ({...target, version}));
}

type Address = (page: string, anchor: string) => string;
type HasPage = (page: string) => boolean;
type Found = Omit<Target, 'version'>;

function optionTargets(records: VersionRecords, hasPage: HasPage, at: Address): Found[] {
  return kinds
    .flatMap((kind) => [...records[kind].values()])
    .filter(({page}) => hasPage(page))
    .flatMap(({name: part, page, options}) =>
      options.map(({name}): Found => {
        const answers = [at(page, optionAnchor(part, name))];
        return {kind: 'option', query: `${part} ${name}`, answers};
      }),
    );
}

/** A key that several parts have is one query, and the row of any of them is an answer. */
function keyTargets(
  {connectors, operators, onramps, offramps}: VersionRecords,
  hasPage: HasPage,
  at: Address,
): Found[] {
  const answers = new Map<string, string[]>();
  const parts = [connectors, operators, onramps, offramps].flatMap((some) => [...some.values()]);
  for (const {name, page, metadata} of parts.filter((part) => hasPage(part.page))) {
    for (const {key, direction} of metadata) {
      const row = at(page, metadataAnchor(name, key, direction));
      answers.set(key, [...(answers.get(key) ?? []), row]);
    }
  }
  return [...answers].map(([query, found]) => ({kind: 'metadata key', query, answers: found}));
}

function functionTargets({stdlib}: VersionRecords, hasPage: HasPage, at: Address): Found[] {
  return [...stdlib.values()]
    .filter((record) => hasPage(pageOf(record)))
    .flatMap((record) =>
      record.functions.map(({name}): Found => {
        const answers = [at(pageOf(record), name)];
        return {kind: 'function', query: `${record.module}::${name}`, answers};
      }),
    );
}

/** Headings of troubleshooting that quote a message; any page that explains it is an answer. */
function messageTargets(pages: readonly PageFile[], at: Address): Found[] {
  const answers = new Map<string, string[]>();
  for (const {page, tree} of pages) {
    const entries = sectionsOf(tree.children, 2)
      .filter(({title}) => title === 'Troubleshooting')
      .flatMap(({nodes}) => sectionsOf(nodes, 3))
      .filter(({quotes}) => quotes);
    for (const {title, id} of entries) {
      answers.set(title, [...(answers.get(title) ?? []), at(page, id)]);
    }
  }
  return [...answers].map(([query, found]) => ({kind: 'message', query, answers: found}));
}
