import {test as base, expect, type Locator, type Page} from '@playwright/test';

/** The site as a reader sees it; every test gets one and fails on what no page may ever do. */
export class Site {
  /** Console errors and uncaught exceptions since the test began. */
  readonly errors: string[] = [];
  /** Console warnings since the test began. */
  readonly warnings: string[] = [];
  /** Requests to a host that is not the site's. */
  readonly foreignRequests: string[] = [];

  constructor(
    readonly page: Page,
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

  /** Opens a path and waits until React has taken the page over. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.url + path);
    await this.hydrated();
  }

  /** Resolves when the page answers to clicks: React has hydrated it. */
  async hydrated(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  }

  /** The path shown in the address bar, with query and hash. */
  address(): string {
    return this.page.url().slice(this.url.length);
  }

  /** The navigation bar at the top. */
  get navbar(): Locator {
    return this.page.getByRole('navigation', {name: 'Main'});
  }

  /** The page's only heading of level one. */
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

  /** A marker that a full reload removes and a navigation within the page keeps. */
  async mark(): Promise<void> {
    await this.page.evaluate(() => {
      (window as unknown as {kept?: true}).kept = true;
    });
  }

  /** Whether the page is still the one that was marked. */
  isMarked(): Promise<boolean> {
    return this.page.evaluate(() => 'kept' in window);
  }
}

type Fixtures = {
  site: Site;
  /** Patterns of console errors that a test provokes; anything else fails it. */
  expectedErrors: RegExp[];
};

export const test = base.extend<Fixtures>({
  expectedErrors: [[], {option: true}],
  site: async ({page, expectedErrors}, use) => {
    const url = process.env.SITE_URL;
    if (!url) throw new Error('SITE_URL is not set: tests/start-site.ts has to run first.');
    const site = new Site(page, url);
    await use(site);
    const unexpected = site.errors.filter((text) => !expectedErrors.some((e) => e.test(text)));
    expect(unexpected, 'console errors').toEqual([]);
    expect(site.foreignRequests, 'requests to other hosts').toEqual([]);
  },
});

export {expect};
