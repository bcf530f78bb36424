import lunr from 'lunr';
import {expose, TAGS} from './engine';

/*
 * @cmfcmf/docusaurus-search-local queries lunr inside its React component. This repeats its query, with
 * its weights and its tokenizer.
 */
type Document = {readonly id: number; readonly sectionRoute: string};
type Loaded = {readonly documents: readonly Document[]; readonly index: lunr.Index};

const WEIGHTS = {title: 5, content: 1, tags: 3, sidebarParentCategories: 2};
const loaded: Loaded[] = [];

expose({
  async load() {
    for (const json of await Promise.all(TAGS.map(fetchIndex)))
      loaded.push({documents: json.documents, index: lunr.Index.load(json.index)});
  },
  async search(query) {
    const terms = lunr.tokenizer(query).map(String);
    return loaded
      .flatMap(({documents, index}) =>
        ask(index, terms)
          .slice(0, 8)
          .map(({ref, score}) => ({
            score,
            route: documents.find(({id}) => String(id) === ref)?.sectionRoute ?? '',
          })),
      )
      .sort((one, other) => other.score - one.score)
      .slice(0, 8)
      .map(({route}) => route);
  },
});

/** lunr throws for some words, and the plugin does not catch it: the reader gets no answer. */
function ask(index: lunr.Index, terms: readonly string[]): lunr.Index.Result[] {
  try {
    return index.query((builder) => {
      for (const [field, boost] of Object.entries(WEIGHTS)) {
        builder.term([...terms], {fields: [field], boost});
        const wildcard = lunr.Query.wildcard.TRAILING;
        builder.term([...terms], {fields: [field], boost, wildcard});
      }
    });
  } catch {
    return [];
  }
}

async function fetchIndex(tag: string): Promise<{documents: Document[]; index: object}> {
  return (await fetch(`/search-index-${tag}.json`)).json();
}
