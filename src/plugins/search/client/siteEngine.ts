import synonyms from '@generated/local-search/default/synonyms.json';
import {SynonymTable} from '../core/query/synonyms';
import {SearchEngine} from './engine';

/** An engine with this site's synonyms, which the build reads from `data/search`. */
export function openSiteEngine(): SearchEngine {
  return new SearchEngine(new SynonymTable(synonyms));
}
