import fs from 'node:fs';
import path from 'node:path';
import {SearchEngine} from '../src/plugins/search/client/engine';
import type {SearchBundle} from '../src/plugins/search/core/index/model';
import {activeTags, indexFileName, type ActiveTag} from '../src/plugins/search/core/index/tags';
import {SynonymTable} from '../src/plugins/search/core/query/synonyms';
import {readExplanations, readSynonyms} from '../src/plugins/search/node/readWords';
import {PROJECT} from './stage';
import {LATEST, VERSIONS} from './versions';

/** Returns the routes of a query's hits, best first. */
export type SiteSearch = (query: string) => Promise<readonly string[]>;

/** The search of a version: an engine with every index that its pages load. */
export type VersionSearch = {
  readonly engine: SearchEngine;
  /** The tag of the version first. */
  readonly tags: readonly ActiveTag[];
  /** Every section of the indexes, and every page. */
  readonly routes: ReadonlySet<string>;
  /** Every term of the version's own index. */
  readonly terms: readonly string[];
};

/**
 * Loads the indexes that a page of a version loads.
 *
 * @param build folder of the built site
 * @param label of the version
 */
export function openVersion(build: string, label: string): VersionSearch {
  const version = VERSIONS.find((one) => one.label === label);
  if (!version) throw new Error(`The version "${label}" is not in src/site/versions.`);
  const tags = activeTags([
    {pluginId: 'default', current: version.name, latest: LATEST},
    {pluginId: 'community', latest: 'current'},
    {pluginId: 'rfc', latest: 'current'},
  ]);
  const synonyms = new SynonymTable(readSynonyms(PROJECT));
  const engine = new SearchEngine({synonyms, explanations: readExplanations(PROJECT)});
  const terms: string[] = [];
  const routes = new Set<string>();
  for (const {tag} of tags) {
    const file = fs.readFileSync(path.join(build, indexFileName(tag)));
    const {index, documents} = JSON.parse(file.toString()) as SearchBundle;
    if (tag === tags[0]?.tag) terms.push(...index.invertedIndex.map(([term]) => term));
    for (const {sectionRoute: route} of documents) routes.add(route).add(route.split('#', 1)[0]!);
    engine.load(tag, 'index', new Uint8Array(file).buffer);
  }
  return {engine, tags, routes, terms};
}

/**
 * The search of a reader on a page of a version, with every index that the page loads.
 *
 * @param build folder of the built site
 * @param label of the version
 */
export function searchOfVersion(build: string, label: string): SiteSearch {
  const {engine, tags} = openVersion(build, label);
  return async (query) =>
    (await engine.search(query, tags)).hits.map(({document}) => document.sectionRoute);
}
