import {expose} from './engine';

/* Pagefind's own bundle; its results are the sections that its interface shows. */
type Fragment = {readonly url: string; readonly sub_results: readonly {readonly url: string}[]};
type Pagefind = {
  init(): Promise<void>;
  search(query: string): Promise<{results: readonly {data(): Promise<Fragment>}[]}>;
};
let pagefind: Pagefind;

expose({
  async load() {
    // This script may come from another server than the page and Pagefind's files.
    const address = new URL('/pagefind/pagefind.js', location.href).href;
    pagefind = (await import(address)) as Pagefind;
    await pagefind.init();
  },
  async search(query) {
    const {results} = await pagefind.search(query);
    const pages = await Promise.all(results.slice(0, 8).map((result) => result.data()));
    return pages.map(({url}) => url.replace(/\.html$/, '')).slice(0, 8);
  },
});
