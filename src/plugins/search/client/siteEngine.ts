import synonyms from '@generated/local-search/default/synonyms.json';
import {SynonymTable} from '../core/query/synonyms';
import {SearchEngine} from './engine';

/** An engine with the synonyms of this site, which the build read from `data/search`. */
export function openSiteEngine(): SearchEngine {
  return new SearchEngine({synonyms: new SynonymTable(synonyms)});
}
