import {PageSyntaxError} from '../../../src/samples/model/node/parse';
import {listPages, readPage} from '../../pages/node/read';
import type {PageFile} from '../../pages/pageFile';
import {applyPageRule, applyRule, formatFinding, type Finding} from '../model';
import {pageRules} from '../rules';
import {duplicates} from '../rules/duplicates';
import {recordReleases, units} from '../rules/records';
import {reviewedLinks} from '../rules/reviewedLinks';
import {openBuildFaults, toFinding} from './buildFaults';
import {readLinkReview} from './readLinkReview';
import {readRecordFiles} from './readRecords';

interface CheckedSources {
  /** How many pages and records were read. */
  readonly files: number;
  readonly findings: readonly Finding[];
}

/**
 * Checks pages and records, and reports all problems together: those for which the build would stop at
 * the first one, and those that style rules find.
 *
 * @param only files or folders from the project's root; if empty, everything, including the rules that
 *   compare pages with each other
 */
export function checkSources(siteDir: string, only: readonly string[] = []): CheckedSources {
  const {pages, broken} = readAll(siteDir, only);
  const {records, files, faults} = readRecordFiles(siteDir, only);
  const findFaults = openBuildFaults();
  const findings = [
    ...[...broken, ...faults],
    ...pages.flatMap((page) => [
      ...findFaults(page),
      ...pageRules.flatMap((rule) => applyPageRule(rule, page)),
    ]),
    ...applyRule(units, records),
    ...applyRule(recordReleases, records),
    ...(only.length > 0 ? [] : compare(siteDir, pages)),
  ];
  return {files: pages.length + broken.length + files, findings: distinct(findings)};
}

function readAll(siteDir: string, only: readonly string[]) {
  const pages: PageFile[] = [];
  const broken: Finding[] = [];
  for (const file of listPages(siteDir, only)) {
    try {
      pages.push(readPage(siteDir, file));
    } catch (error) {
      if (!(error instanceof PageSyntaxError)) throw error;
      broken.push(toFinding('syntax', file, error));
    }
  }
  return {pages, broken};
}

function compare(siteDir: string, pages: readonly PageFile[]): Finding[] {
  const links = {pages, ...readLinkReview(siteDir)};
  return [...applyRule(duplicates, pages), ...applyRule(reviewedLinks, links)];
}

/** A broken record is reported once, although every page that shows it has the problem too. */
function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [formatFinding(finding), finding])).values()];
}
