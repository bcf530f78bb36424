import {expect, type Locator, type Page} from '@playwright/test';
import {sampleBundle} from '../testing/fixtures/search/samplePages';
import {LATEST} from '../testing/versions';
import {hold} from './hold';

/** How the server answers a request for an index file. */
export type IndexAnswer = 'ok' | '404' | '500' | 'cut' | 'page' | 'foreign' | 'slow' | 'never';

/** A page object for the search, on wide and small screens. */
export class SearchPage {
  /** Paths of the requested index files, in order. */
  readonly requested: string[] = [];
  /** Paths of all requests. */
  readonly traffic: string[] = [];

  constructor(readonly page: Page) {
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      this.traffic.push(pathname);
      if (/\/search-index-.*\.json$/.test(pathname)) this.requested.push(pathname);
    });
  }

  /** The form in the navbar; hidden on small screens. */
  get box(): Locator {
    return this.page.getByRole('navigation', {name: 'Main'}).getByRole('search');
  }

  /** The button that opens the search on small screens. */
  get button(): Locator {
    return this.page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('button', {name: 'Search', exact: true});
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', {name: 'Search'});
  }

  /** The input that the reader types into. */
  get input(): Locator {
    return this.page.getByRole('combobox', {name: 'Search'});
  }

  get list(): Locator {
    return this.page.getByRole('listbox', {name: 'Search results'});
  }

  get hits(): Locator {
    return this.list.getByRole('option');
  }

  /** The hit that Enter follows. */
  get active(): Locator {
    return this.list.getByRole('option', {selected: true});
  }

  get empty(): Locator {
    return this.page.getByText('No results found.');
  }

  /** The message of the panel while more indexes load. */
  get more(): Locator {
    return this.page.getByText('Searching more…');
  }

  /** The marked terms on a page that was opened from a hit. */
  get marks(): Locator {
    return this.page.getByRole('main').locator('mark.search-highlight');
  }

  get clearMarks(): Locator {
    return this.page.getByRole('button', {name: 'Clear search marks'});
  }

  isSmall(): boolean {
    return (this.page.viewportSize()?.width ?? 0) <= 680;
  }

  /** Opens the search with clicks. */
  async open(): Promise<void> {
    if (this.isSmall()) await this.button.click();
    await this.input.click();
  }

  /** Opens the search and types a query, key by key. */
  async search(query: string): Promise<void> {
    await this.open();
    await this.input.pressSequentially(query);
  }

  /**
   * Prepares pages that are opened later, so that queries to the worker can be delayed.
   *
   * @returns a function that delays queries, and one that sends them and waits for all answers
   */
  async holdQueries(): Promise<{hold: () => Promise<void>; release: () => Promise<void>}> {
    await this.page.addInitScript(() => {
      type Held = {isHeld: boolean; sent: (() => Promise<unknown>)[]};
      const held: Held = {isHeld: false, sent: []};
      Object.assign(window, {heldQueries: held});
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (this: Worker, ...args: [never, never]) {
        const message = args[0] as {type?: string; number?: number};
        if (!held.isHeld || message.type !== 'search') return post.apply(this, args);
        held.sent.push(async () => {
          const answered = new Promise<void>((resolve) =>
            this.addEventListener('message', ({data}) => {
              if (data.number === message.number) resolve();
            }),
          );
          post.apply(this, args);
          await answered;
        });
      };
    });
    const run = (isHeld: boolean) =>
      this.page.evaluate(async (isHeldNow) => {
        const {heldQueries: held} = window as unknown as {
          heldQueries: {isHeld: boolean; sent: (() => Promise<unknown>)[]};
        };
        held.isHeld = isHeldNow;
        if (isHeldNow) return;
        await Promise.all(held.sent.splice(0).map((send) => send()));
        // The answers are rendered after two frames.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      }, isHeld);
    return {hold: () => run(true), release: () => run(false)};
  }

  /**
   * Delays all index files except the ones of the newest version; returns a function that releases
   * them.
   */
  holdOthers(): Promise<() => void> {
    return this.hold(
      new RegExp(`/search-(?:index|headings)-(?!docs-default-${LATEST})[^/]+\\.json$`),
    );
  }

  /** Delays files; returns a function that releases them. */
  hold(pattern: string | RegExp): Promise<() => void> {
    return hold(this.page, pattern);
  }

  /**
   * Replaces the index of the newest version by a small sample, or by the answer of a failing
   * server.
   */
  async answerDocs(answer: IndexAnswer = 'ok'): Promise<void> {
    const body = JSON.stringify(sampleBundle());
    await this.page.route(`**/search-index-docs-default-${LATEST}.json`, async (route) => {
      switch (answer) {
        case 'ok':
          return route.fulfill({contentType: 'application/json', body});
        case '404':
          return route.fulfill({status: 404, contentType: 'text/html', body: '<h1>Not found</h1>'});
        case '500':
          return route.fulfill({status: 500, contentType: 'application/json', body});
        case 'cut':
          return route.fulfill({
            contentType: 'application/json',
            body: body.slice(0, body.length / 2),
          });
        case 'page':
          return route.fulfill({contentType: 'text/html', body: '<!doctype html><p>Home'});
        case 'foreign':
          return route.fulfill({json: {documents: [{title: 1}, null], index: 'of another site'}});
        case 'slow':
          await new Promise((resolve) => setTimeout(resolve, 1500));
          return route.fulfill({contentType: 'application/json', body});
        case 'never':
          return undefined;
      }
    });
  }

  /** Answers 404 for the headings of the newest version, which are loaded before its index. */
  async failHeadings(): Promise<void> {
    const file = `**/search-headings-docs-default-${LATEST}.json`;
    await this.page.route(file, (route) => route.fulfill({status: 404, body: ''}));
  }

  /** Expects the first hit to contain a heading. */
  async expectFirst(heading: string | RegExp): Promise<void> {
    await expect(this.hits.first()).toContainText(heading);
  }
}
