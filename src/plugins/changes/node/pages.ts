/** The pages of a version with their texts, read from their sources. */
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {listFiles} from '../../../records/model/node/listFiles';
import type {DocsVersion} from '../../../site/versions/model';
import {readSections} from '../core/readSections';
import type {Section} from '../core/sections';

export interface Page {
  /** The path of its file below the version, without the ending. */
  readonly id: string;
  readonly title: string;
  /** Its address below the version's address; `index` for the front page. */
  readonly key: string;
  /** The page below the newest version that took its place. */
  readonly current?: string;
  readonly sections: readonly Section[];
  /** Whether it documents the commands, whose records name no page. */
  readonly hasCommands: boolean;
}

interface FrontMatter {
  readonly title?: string;
  readonly slug?: string;
  readonly current?: string;
  readonly draft?: boolean;
  readonly unlisted?: boolean;
}

/** Lists the pages of a version, without drafts. */
export function listPages(siteDir: string, version: DocsVersion): Page[] {
  return listFiles(siteDir, version.folder)
    .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file))
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
      const [head = '', yaml = ''] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
      const {title, slug, current, draft, unlisted} = (parse(yaml) ?? {}) as FrontMatter;
      if (draft || unlisted) return [];
      const id = pageId(file.slice(version.folder.length + 1));
      const key = slug?.replace(/^\//, '') ?? id;
      return [
        {
          ...{id, key: key || 'index', title: title ?? id},
          ...(current === undefined ? {} : {current: pageId(current)}),
          sections: readSections(text.slice(head.length), version),
          hasCommands: text.includes('<CommandIndex'),
        },
      ];
    });
}

/** The id of a page from the path of its file below the version; the front page has an empty one. */
export function pageId(file: string): string {
  return file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
}
