import {openSiteEngine} from '../../../src/plugins/search/client/siteEngine';
import {activeTags} from '../../../src/plugins/search/core/index/tags';
import {expose, TAGS} from './engine';

/* The project's own engine, in the page's thread: its worker would escape the slow-down. */
const engine = openSiteEngine();
const tags = activeTags([
  {pluginId: 'default', current: '0.12', latest: '0.12'},
  {pluginId: 'community', latest: 'current'},
  {pluginId: 'rfc', latest: 'current'},
]);

async function loadFirst(headings: Promise<Response>): Promise<void> {
  engine.load(TAGS[0], 'headings', await (await headings).arrayBuffer());
}

expose({
  loadFirst,
  async load() {
    // In the page's order: the headings of the reader's version, then everything.
    await loadFirst(fetch(`/search-headings-${TAGS[0]}.json`));
    const files = TAGS.map(async (tag) => {
      const response = await fetch(`/search-index-${tag}.json`);
      engine.load(tag, 'index', await response.arrayBuffer());
    });
    await Promise.all(files);
  },
  async search(query) {
    const {hits} = await engine.search(query, tags);
    return hits.map(({document}) => document.sectionRoute);
  },
});
