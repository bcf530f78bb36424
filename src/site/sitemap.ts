import type {Options} from '@docusaurus/plugin-sitemap';
import {hasPageDates} from './pageDates';

/**
 * Options of the sitemap. Docusaurus leaves out pages that ask not to be indexed. Search engines ignore
 * the change frequency and the priority of a page.
 */
export const sitemap: Options = {
  ignorePatterns: ['/__docusaurus/**'],
  lastmod: hasPageDates(process.cwd()) ? 'date' : null,
  changefreq: null,
  priority: null,
};
