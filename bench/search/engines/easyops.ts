// The package exports no types for its inner modules.
// @ts-expect-error -- see above
import {SearchWorker} from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/worker.js';
import {expose} from './engine';

/* The worker class of @easyops-cn/docusaurus-search-local, called in the page's thread. */
type Found = {readonly document: {readonly u: string; readonly h?: string}};
type Worker = {
  fetchIndexes(baseUrl: string, context: string): Promise<void>;
  search(baseUrl: string, context: string, input: string, limit: number): Promise<Found[]>;
};
const worker = new (SearchWorker as new () => Worker)();

expose({
  load: () => worker.fetchIndexes('/', ''),
  async search(query) {
    const found = await worker.search('/', '', query, 8);
    return found.map(({document: {u, h}}) => u + (h ?? ''));
  },
});
