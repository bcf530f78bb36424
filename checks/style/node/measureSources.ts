import {pageBars} from '../bars';
import {reviewedLinks} from '../bars/reviewedLinks';
import {units} from '../bars/units';
import type {Measurement, StylePage} from '../model';
import {readLinkReview} from './readLinkReview';
import {readStyleRecords} from './readRecords';

/** A bar with what was measured. */
export interface MeasuredBar extends Measurement {
  readonly id: string;
  readonly title: string;
}

/** Measures all bars that need no built site. */
export function measureSources(siteDir: string, pages: readonly StylePage[]): MeasuredBar[] {
  const records = readStyleRecords(siteDir);
  const links = {pages, ...readLinkReview(siteDir)};
  return [
    ...pageBars.map(({id, title, measure}) => ({id, title, ...measure(pages)})),
    {id: units.id, title: units.title, ...units.measure(records)},
    {id: reviewedLinks.id, title: reviewedLinks.title, ...reviewedLinks.measure(links)},
  ];
}
