import fs from 'node:fs/promises';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import path from 'node:path';
import {extractPage} from '../core/index/extract';
import type {SourcePage} from '../core/index/documents';
import type {Catalogue, PageEntry} from './catalogue';
import {planFiles, type EmitOptions, type TagFiles} from './emit';
import {readMdx} from './mdx';

type CachedPage = {readonly changed: number; readonly page: (SourcePage & PageEntry) | undefined};

/** Creates index files from Markdown sources; a source is read again after it changes. */
export class DevIndexes {
  private readonly pages = new Map<string, CachedPage>();

  constructor(
    private readonly siteDir: string,
    private readonly catalogue: () => Catalogue,
    private readonly options: EmitOptions,
  ) {}

  /** The content of one of a tag's files. */
  async read(tag: string, file: keyof TagFiles = 'index'): Promise<string> {
    const entries = this.catalogue().entries.filter((entry) => entry.tag === tag);
    const pages = await Promise.all(entries.map((entry) => this.readPage(entry)));
    const tagged = pages.filter((page) => page !== undefined);
    return JSON.stringify(planFiles([tag], tagged, this.options).get(tag)?.[file]);
  }

  private async readPage(entry: PageEntry): Promise<CachedPage['page']> {
    if (entry.source === undefined) return undefined;
    const file = path.join(this.siteDir, aliasedSitePathToRelativePath(entry.source));
    const changed = (await fs.stat(file)).mtimeMs;
    const cached = this.pages.get(entry.route);
    if (cached?.changed === changed) return cached.page;
    const page = await this.extract(entry, file);
    this.pages.set(entry.route, {changed, page});
    return page;
  }

  private async extract(entry: PageEntry, file: string): Promise<CachedPage['page']> {
    try {
      const root = await readMdx(await fs.readFile(file, 'utf8'));
      return {...entry, ...extractPage(root, entry.title)};
    } catch {
      // The development server itself reports a page that does not parse, with a better message.
      return undefined;
    }
  }
}
