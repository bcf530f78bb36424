import explanations from '@generated/local-search/default/explanations.json';
import synonyms from '@generated/local-search/default/synonyms.json';
import {SynonymTable} from '../core/query/synonyms';
import {SearchEngine} from './engine';

/** An engine with the words in `data/search`, which the build reads. */
export function openSiteEngine(): SearchEngine {
  return new SearchEngine({synonyms: new SynonymTable(synonyms), explanations});
}
