/**
 * Says below the title of a frozen page that there is a current one: `current: reference/connectors`
 * in the front matter names it, as a path below the latest version.
 *
 * The banner is Markdown before Docusaurus looks at the page, so that its link is checked.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {findPage} from '../../../../data/model/node/pages';
import {latestVersion, type DocsVersion} from '../../../../data/model/versions/model';
import {versionOfFile} from '../../../../data/model/versions/pageFile';

/** A mistake of an author; the message names the file. */
export class FrozenPageError extends Error {}

export interface FrozenOptions {
  /** The project's root. */
  readonly siteDir: string;
  /** The versions of the docs, from the registry. */
  readonly versions: readonly DocsVersion[];
}

interface PageFile {
  readonly path?: string;
  readonly data?: {readonly frontMatter?: Readonly<Record<string, unknown>>};
}

/** The transformer, for `beforeDefaultRemarkPlugins`. */
export function frozen(options: FrozenOptions): (tree: Root, file: PageFile) => void {
  return (tree, {path: absolute = '', data}) => {
    const current = data?.frontMatter?.current;
    if (current === undefined) return;
    const file = path.relative(options.siteDir, absolute).split(path.sep).join('/');
    const title = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
    if (title < 0) throw new FrozenPageError(`${file}: the banner needs a heading of level one.`);
    const version = versionOfFile(file, options.versions)?.label ?? '';
    tree.children.splice(title + 1, 0, banner(version, readTarget(options, file, current)));
  };
}

interface Target {
  readonly title: string;
  readonly url: string;
}

function readTarget({siteDir, versions}: FrozenOptions, file: string, current: unknown): Target {
  const {folder, label} = latestVersion(versions);
  const found = typeof current === 'string' && findPage(siteDir, `${folder}/${current}`);
  if (!found) {
    throw new FrozenPageError(
      `${file}: front matter "current" is ${JSON.stringify(current)}; ` +
        `expected a page below ${folder}/, without its extension.`,
    );
  }
  const title = /^title: *(['"]?)(.+)\1 *$/m.exec(
    fs.readFileSync(path.join(siteDir, found), 'utf8'),
  )?.[2];
  if (!title) throw new FrozenPageError(`${file}: ${found} has no title to link to.`);
  return {title, url: path.posix.join('/docs', label, current).replace(/\/index$/, '')};
}

function banner(version: string, {title, url}: Target): RootContent {
  return {
    type: 'containerDirective',
    name: 'note',
    children: [
      {
        type: 'paragraph',
        children: [
          {type: 'text', value: `Version ${version} is frozen. The current page is `},
          {type: 'link', url, children: [{type: 'text', value: title}]},
          {type: 'text', value: '.'},
        ],
      },
    ],
  };
}
