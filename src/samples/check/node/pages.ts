/** Reads every page of the project that can hold samples. */
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../../records/model/node/listFiles';
import {createRecordStore} from '../../../records/model/node/store';
import {expandMentions} from '../../../site/versions/mentions';
import type {DocsVersion} from '../../../site/versions/model';
import {readVersions} from '../../../site/versions/node/readVersions';
import {versionOfFile} from '../../../site/versions/pageFile';
import {listPrograms} from '../../../language/programs';
import {extractFences} from '../../model/extract';
import {planPage, type PagePlan} from '../../model/plan';
import {sampleVersions, type SampleVersions} from '../../model/version';
import {listMarkdown, readPage} from '../../../../checks/pages/node/read';
import {isWanted} from '../../../../checks/pages/pageFile';
import {checkYaml} from '../yaml';
import {readApiFences} from './apiPages';
import {recordExamples, type PageText} from './recordExamples';

const API_FOLDER = 'static/api';
const API = /openapi\.ya?ml$/;

/**
 * Plans all pages and records with examples, or the ones below the given paths.
 *
 * @param siteDir the project's root
 * @param only paths from the root; empty for all
 */
export function planPages(siteDir: string, only: readonly string[] = []): PagePlan[] {
  const registry = readVersions(siteDir);
  const versions = sampleVersions(registry, listPrograms());
  const pages = listPages(siteDir, only).map((page) => readFences(siteDir, page, registry));
  const others = recordExamples(siteDir).filter(({page, shownOn = []}) =>
    [page, ...shownOn.flatMap((name) => [`${name}.mdx`, `${name}.md`])].some((name) =>
      isWanted(name, only),
    ),
  );
  const recordsOf = createRecordStore(siteDir);
  return [...pages, ...others].flatMap(({page, fences, frontMatter}) => {
    const version = versions.ofPage(page, frontMatter);
    if (!version || fences.length === 0) return [];
    const plan = planPage(page, fences, version, versions.named);
    const problems = [...plan.problems, ...checkYaml(fences, version.label, recordsOf)];
    return [{...plan, problems}];
  });
}

/** The versions of the docs with the programs that check them. */
export function readSampleVersions(siteDir: string): SampleVersions {
  return sampleVersions(readVersions(siteDir), listPrograms());
}

/** Paths of pages and API descriptions from the project's root, sorted. */
export function listPages(siteDir: string, only: readonly string[] = []): string[] {
  const descriptions = listFiles(siteDir, API_FOLDER).filter(
    (file) => API.test(file) && isWanted(file, only),
  );
  return [...listMarkdown(siteDir, only), ...descriptions].sort();
}

function readFences(siteDir: string, page: string, versions: readonly DocsVersion[]): PageText {
  if (API.test(page)) {
    const text = fs.readFileSync(path.join(siteDir, page), 'utf8');
    return {page, fences: readApiFences(text), frontMatter: {}};
  }
  const {tree, frontMatter} = readPage(siteDir, page);
  const version = versionOfFile(page, versions);
  const fences = extractFences(tree).map((fence) =>
    version ? {...fence, text: expandMentions(fence.text, version)} : fence,
  );
  return {page, fences, frontMatter};
}
