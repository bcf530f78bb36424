import type {Locator, Page} from '@playwright/test';
import {expect, test, type Site} from './site';
import {replaceEditorText} from './liveSample';

/** The playground as a reader uses it. */
export class Playground {
  readonly page: Page;

  constructor(readonly site: Site) {
    this.page = site.page;
  }

  /** Opens it, with a hash or without, and waits until it can be used. */
  async open(hash = ''): Promise<void> {
    await this.site.open(`/playground${hash}`);
    await expect(this.source).toBeVisible();
  }

  /** The editor of the source. */
  get source(): Locator {
    return this.page.getByRole('textbox', {name: /^(Script|Query|Deployment)$/});
  }

  input(label: string): Locator {
    return this.page.getByRole('textbox', {name: label, exact: true});
  }

  get runButton(): Locator {
    return this.page.getByRole('button', {name: /^(Run|Check)/});
  }

  /** The outcome of the last run, in a line. */
  get status(): Locator {
    return this.page.getByRole('status').filter({hasText: /event|Valid|error|Stopped|loaded|JSON/});
  }

  /** The notice about the draft: for example, that a link was opened. */
  get notice(): Locator {
    return this.page.getByRole('status').filter({hasText: /draft|link|example/i});
  }

  get remarks(): Locator {
    return this.page.getByRole('list', {name: 'Errors and warnings'}).getByRole('listitem');
  }

  get output(): Locator {
    return this.page.getByRole('region', {name: 'Events and results'});
  }

  choice(label: string): Locator {
    return this.page.getByRole('radio', {name: label, exact: true});
  }

  async choose(label: string): Promise<void> {
    await this.choice(label).click({force: true});
    // The draft of that choice comes from the browser's database.
    await expect(this.choice(label)).toBeChecked();
  }

  async type(text: string): Promise<void> {
    await replaceEditorText(this.source, text);
  }

  async run(expected: RegExp): Promise<void> {
    await this.runButton.click();
    await expect(this.status.first()).toHaveText(expected);
  }
}

/** Tests of the playground, with access to the clipboard. */
export const playgroundTest = test.extend<{playground: Playground}>({
  playground: async ({site, context}, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await use(new Playground(site));
  },
});

export {expect};
