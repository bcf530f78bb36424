import type {Options} from '@docusaurus/plugin-sitemap';
import {hasPageDates} from './pageDates';

/**
 * What search engines are told of the pages. Docusaurus leaves out what asks not to be indexed. Search
 * engines do not read how often and how important a page is said to be.
 */
export const sitemap: Options = {
  ignorePatterns: ['/__docusaurus/**'],
  lastmod: hasPageDates(process.cwd()) ? 'date' : null,
  changefreq: null,
  priority: null,
};
