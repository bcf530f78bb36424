import type {PageText} from './pages';
import {recordExamples} from './recordExamples';

/**
 * Pages whose blocks are data and no Markdown.
 *
 * @param siteDir the project's root
 */
export function extraPages(siteDir: string): PageText[] {
  return recordExamples(siteDir);
}
