import type {Locator, Page} from '@playwright/test';
import {DOCS} from '../testing/versions';
import {expect, test, type Site} from './site';

/** A page with samples, and a part of one whose script has an event and a result. */
export const PAGE = `${DOCS}/language/expressions`;
export const SCRIPT = 'of #{event.item}, \\#{not computed}';

/** A sample of a page, before and after its button is pressed. */
export class LiveSample {
  constructor(
    readonly page: Page,
    /** The figure that holds its blocks. */
    readonly figure: Locator,
  ) {}

  /** The first sample that contains a text; it is the same one when its text changes. */
  static async with(page: Page, text: string): Promise<LiveSample> {
    const figures = page.getByRole('figure');
    await expect(figures.filter({hasText: text}).first()).toBeVisible();
    const texts = await figures.allTextContents();
    return new LiveSample(page, figures.nth(texts.findIndex((each) => each.includes(text))));
  }

  /** Opens a page, and takes its first sample that contains a text. */
  static async open(site: Site, address: string, text: string): Promise<LiveSample> {
    await site.open(address);
    return LiveSample.with(site.page, text);
  }

  get button(): Locator {
    return this.figure.getByRole('button', {name: /^(Run|Check)/});
  }

  /** The line that says what came of it. */
  get status(): Locator {
    return this.figure.getByRole('status').filter({hasText: /\S/}).first();
  }

  /** An editor by its label, such as Script or Events. */
  editor(label: string): Locator {
    return this.figure.getByRole('textbox', {name: label, exact: true});
  }

  get results(): Locator {
    return this.figure.getByRole('listitem');
  }

  /** Errors and warnings as the runtime prints them. */
  get remarks(): Locator {
    return this.figure.getByRole('list', {name: 'Errors and warnings'}).getByRole('listitem');
  }

  get progress(): Locator {
    return this.figure.getByRole('progressbar');
  }

  /** Presses the button and waits for what comes of it. */
  async run(expected: RegExp = /event|Valid|error/): Promise<void> {
    await this.button.click();
    await expect(this.status).toHaveText(expected);
  }

  /** Replaces the text of an editor. */
  async type(label: string, text: string): Promise<void> {
    await replaceEditorText(this.editor(label), text);
  }
}

/** Replaces the text of an editor as a reader would, in one go. */
export async function replaceEditorText(editor: Locator, text: string): Promise<void> {
  await editor.click();
  await editor.press('ControlOrMeta+a');
  await editor.page().keyboard.insertText(text);
}

/** Tests of a sample that readers have run once. */
export const sampleTest = test.extend<{sample: LiveSample}>({
  sample: async ({site}, use) => {
    const sample = await LiveSample.open(site, PAGE, SCRIPT);
    await sample.run();
    await use(sample);
  },
});
