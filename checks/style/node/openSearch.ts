import fs from 'node:fs';
import path from 'node:path';
import {SearchEngine} from '../../../src/plugins/search/client/engine';
import type {SearchBundle} from '../../../src/plugins/search/core/index/model';
import {activeTags, indexFileName} from '../../../src/plugins/search/core/index/tags';
import {SynonymTable} from '../../../src/plugins/search/core/query/synonyms';
import {readSynonyms} from '../../../src/plugins/search/node/readSynonyms';
import type {DocsVersion} from '../../../src/site/versions/model';
import type {Search} from '../built/findable';

/** The search of a built site. */
interface OpenSearch {
  readonly search: Search;
  /** Whether the index of a version has a page, named by its path below the version. */
  readonly hasPage: (version: string, page: string) => boolean;
}

/**
 * Loads the indexes of a build.
 *
 * @param siteDir the project's root
 * @param folder the built site
 * @param latest the newest release
 */
export function openSearch(
  siteDir: string,
  folder: string,
  versions: readonly DocsVersion[],
  latest: string,
): OpenSearch {
  const synonyms = new SynonymTable(readSynonyms(siteDir));
  const opened = new Map(
    versions.map(({name, label}) => [label, openVersion(folder, name, latest, synonyms)]),
  );
  return {
    search: async (version, query) => (await opened.get(version)?.search(query)) ?? [],
    hasPage: (version, page) => opened.get(version)?.pages.has(`/docs/${version}/${page}`) ?? false,
  };
}

function openVersion(folder: string, name: string, latest: string, synonyms: SynonymTable) {
  const tags = activeTags([
    {pluginId: 'default', current: name, latest},
    {pluginId: 'community', latest: 'current'},
    {pluginId: 'rfc', latest: 'current'},
  ]);
  const engine = new SearchEngine(synonyms);
  const pages = new Set<string>();
  for (const {tag} of tags) {
    const file = fs.readFileSync(path.join(folder, indexFileName(tag)));
    const {documents} = JSON.parse(file.toString()) as SearchBundle;
    for (const {sectionRoute} of documents) pages.add(sectionRoute.split('#', 1)[0] ?? '');
    engine.load(tag, 'index', new Uint8Array(file).buffer);
  }
  const search = async (query: string): Promise<readonly string[]> =>
    (await engine.search(query, tags)).hits.map(({document}) => document.sectionRoute);
  return {search, pages};
}
