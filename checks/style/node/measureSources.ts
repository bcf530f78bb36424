import {readPages} from '../../pages/node/read';
import type {Measurement, Sources} from '../model';
import {pageRules, siteRules} from '../rules';
import {reviewedLinks} from '../rules/reviewedLinks';
import {units} from '../rules/units';
import {readLinkReview} from './readLinkReview';
import {readStyleRecords} from './readRecords';

/** A rule with what was measured. */
export interface MeasuredRule extends Measurement {
  readonly id: string;
  readonly title: string;
}

/**
 * Measures the rules that pages keep or break by themselves.
 *
 * @param only files or folders from the project's root; all pages when empty
 * @throws PageSyntaxError naming file and line of what is not MDX
 */
export function measurePages(siteDir: string, only: readonly string[] = []): MeasuredRule[] {
  const sources = readSources(siteDir, only);
  return pageRules.map(({id, title, measure}) => ({id, title, ...measure(sources)}));
}

/**
 * Measures the rules that compare pages, and those of records and links to other sites.
 *
 * @throws PageSyntaxError naming file and line of what is not MDX
 */
export function measureSite(siteDir: string): MeasuredRule[] {
  const sources = readSources(siteDir);
  const records = readStyleRecords(siteDir);
  const links = {pages: sources.pages, ...readLinkReview(siteDir)};
  return [
    ...siteRules.map(({id, title, measure}) => ({id, title, ...measure(sources)})),
    {id: units.id, title: units.title, ...units.measure(records)},
    {id: reviewedLinks.id, title: reviewedLinks.title, ...reviewedLinks.measure(links)},
  ];
}

function readSources(siteDir: string, only: readonly string[] = []): Sources {
  return {pages: readPages(siteDir, only)};
}
