import {test as base, expect, type BrowserContext, type Locator, type Page} from '@playwright/test';
import {DOCS} from '../testing/versions';
import {SearchPage} from './searchPage';

/** A site as a reader sees it. It records errors and requests that no page may cause. */
export class Site {
  /** Console errors and uncaught exceptions since the test began. */
  readonly errors: string[] = [];
  /** Console warnings since the test began. */
  readonly warnings: string[] = [];
  /** Requests to a host that is not the site's. */
  readonly foreignRequests: string[] = [];

  constructor(
    readonly page: Page,
    /** Scheme, host and port, without a slash at the end. */
    readonly url: string,
  ) {
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      const text = `${message.text()} (${message.location().url})`;
      if (message.type() === 'error') this.errors.push(text);
      if (message.type() === 'warning') this.warnings.push(text);
    });
    page.on('request', (request) => {
      const address = request.url();
      const ours = address.startsWith(`${url}/`) || /^(data|blob|about):/.test(address);
      if (!ours) this.foreignRequests.push(address);
    });
  }

  /** Opens a path and waits until React has hydrated the page. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.url + path);
    await this.hydrated();
  }

  /** Waits until React has hydrated the page, so that it reacts to clicks. */
  async hydrated(): Promise<void> {
    await this.page
      .locator('html[data-has-hydrated="true"]')
      .waitFor({state: 'attached', timeout: 15_000});
  }

  /** Resolves when the page's fonts have loaded: from then on its height stays the same. */
  async fontsLoaded(): Promise<void> {
    await this.page.evaluate(async () => {
      await document.fonts.ready;
    });
  }

  /** The path, query and hash of the page's address. */
  address(): string {
    return this.page.url().slice(this.url.length);
  }

  /** How far the page is scrolled down, in CSS pixels. */
  scrollTop(): Promise<number> {
    return this.page.evaluate(() => Math.round(window.scrollY));
  }

  /** The navigation bar at the top. */
  get navbar(): Locator {
    return this.page.getByRole('navigation', {name: 'Main'});
  }

  /** The page's heading of level one. */
  get title(): Locator {
    return this.page.getByRole('heading', {level: 1});
  }

  /** The content between navbar and footer. */
  get main(): Locator {
    return this.page.getByRole('main');
  }

  get footer(): Locator {
    return this.page.getByRole('contentinfo');
  }

  /** The switch between the light and the dark theme. */
  get colorSwitch(): Locator {
    return this.navbar.getByRole('button', {name: /dark and light mode/});
  }

  /** The theme that the page shows. */
  get theme(): Promise<string | null> {
    return this.page.locator('html').getAttribute('data-theme');
  }

  /** Changes the theme by the page's own switch, which the menu hides on a narrow page. */
  async switchTheme(): Promise<void> {
    const other = (await this.theme) === 'dark' ? 'light' : 'dark';
    await this.page
      .getByRole('button', {name: /dark and light mode/, includeHidden: true})
      .first()
      .dispatchEvent('click');
    await this.page.locator(`html[data-theme="${other}"]`).waitFor({state: 'attached'});
  }

  /** A value of the browser's storage, or null. */
  stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }

  /** Puts values into the browser's storage before any page of this test loads. */
  async store(values: Readonly<Record<string, string>>): Promise<void> {
    await this.page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }
    }, values);
  }

  /** Makes the browser claim a connection on which pages must not be prefetched. */
  async saveData(connection: {effectiveType: string; saveData: boolean}): Promise<void> {
    await this.page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
  }

  /** Sums the shifts of the layout of pages that load from now on, as the returned function says. */
  async watchShifts(): Promise<() => Promise<number>> {
    await this.page.addInitScript(() => {
      const seen = Object.assign(window, {shifts: 0});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[])
          seen.shifts += entry.value;
      }).observe({type: 'layout-shift', buffered: true});
    });
    return () => this.page.evaluate(() => (window as unknown as {shifts: number}).shifts);
  }

  /** Navigates like a click on a link within the site. */
  async push(path: string): Promise<void> {
    await this.navbar
      .getByRole('link')
      .first()
      .evaluate((link, target) => {
        type Fiber = {return?: Fiber; memoizedProps?: {history?: {push?(to: string): void}}};
        const key = Object.keys(link).find((name) => name.startsWith('__reactFiber')) ?? '';
        let fiber = (link as unknown as Record<string, Fiber | undefined>)[key];
        while (fiber && !fiber.memoizedProps?.history?.push) fiber = fiber.return;
        if (!fiber) throw new Error('The router was not found above the first link of the navbar.');
        fiber.memoizedProps?.history?.push?.(target);
      }, path);
  }

  /** Marks the document: a reload removes the mark, client-side navigation keeps it. */
  async mark(): Promise<void> {
    await this.page.evaluate(() => {
      document.documentElement.dataset.marked = '';
    });
  }

  /** Whether the document is still the one that was marked. */
  isMarked(): Promise<boolean> {
    return this.page.evaluate(() => 'marked' in document.documentElement.dataset);
  }
}

type Fixtures = {
  /** The built site. */
  site: Site;
  /** The stage: a small site with the same chrome and every optional part of it. */
  stage: Site;
  search: SearchPage;
  /** The search of an open docs page, with a small documentation for the newest version. */
  docsSearch: SearchPage;
  /**
   * The console errors that a test expects; any other fails it. Write alternatives into one pattern,
   * because Playwright would take a list for a value with options.
   */
  expectedErrors: RegExp | RegExp[];
  /** Whether pages prefetch the targets of visible links, about sixty files. */
  prefetches: boolean;
};

export const test = base.extend<Fixtures>({
  expectedErrors: [[], {option: true}],
  prefetches: [false, {option: true}],
  context: async ({context, prefetches}, use) => {
    if (!prefetches) await stopPrefetches(context);
    await use(context);
  },
  site: async ({page, expectedErrors}, use) => {
    const site = new Site(page, readAddress('SITE_URL'));
    await use(site);
    expectQuiet(site, expectedErrors);
    await endRoutes(page);
  },
  stage: async ({page, expectedErrors}, use) => {
    const stage = new Site(page, readAddress('STAGE_URL'));
    await use(stage);
    expectQuiet(stage, expectedErrors);
    await endRoutes(page);
  },
  search: ({page}, use) => use(new SearchPage(page)),
  docsSearch: async ({site, search}, use) => {
    await search.answerDocs();
    await site.open(DOCS);
    await use(search);
  },
});

/** Disables the prefetching of visible links; a hovered link still loads its page. */
export async function stopPrefetches(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let given: Window['docusaurus'];
    Object.defineProperty(window, 'docusaurus', {
      get: () => given,
      set: (value: Window['docusaurus']) => (given = {...value, prefetch: () => false}),
    });
  });
}

/** A request that is still pending when its test ends must not fail the test. */
function endRoutes(page: Page): Promise<void> {
  return page.unrouteAll({behavior: 'ignoreErrors'});
}

/**
 * Returns the address of a site that tests/start-site.ts serves.
 *
 * @throws Error if it is not running
 */
export function readAddress(name: string): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: tests/start-site.ts has to run first.`);
  return url;
}

function expectQuiet(site: Site, expectedErrors: RegExp | readonly RegExp[]): void {
  const unexpected = site.errors.filter(
    (text) => ![expectedErrors].flat().some((e) => e.test(text)),
  );
  expect(unexpected, 'console errors').toEqual([]);
  expect(site.foreignRequests, 'requests to other hosts').toEqual([]);
}

export {expect};
