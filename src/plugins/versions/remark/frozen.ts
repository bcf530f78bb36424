/**
 * Adds a banner below the title of a frozen page that links to the current page. `current:
 * reference/connectors` in the front matter names it, as a path below the latest version. If a later cut
 * leaves the page out, the banner links to the newest version that has it.
 *
 * The banner is added as Markdown before Docusaurus processes the page, so that its link is checked.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {findPage} from '../../../records/model/node/pages';
import {latestVersion, type DocsVersion} from '../../../site/versions/model';
import {versionOfFile} from '../../../site/versions/pageFile';

interface FrozenOptions {
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
    if (title < 0) throw new Error(`${file}: the banner needs a heading of level one.`);
    tree.children.splice(title + 1, 0, banner(readTarget(options, file, current)));
  };
}

interface Target {
  readonly title: string;
  readonly url: string;
  /** Introduces the link. The newest version may lack the page, because another one replaced it. */
  readonly words: string;
}

/** Finds the page in the newest released version that has it and is newer than the file's. */
function readTarget({siteDir, versions}: FrozenOptions, file: string, current: unknown): Target {
  const latest = latestVersion(versions);
  const own = versions.findIndex(({label}) => label === versionOfFile(file, versions)?.label);
  const newer = versions.slice(versions.indexOf(latest), own);
  for (const {folder, label} of typeof current === 'string' ? newer : []) {
    const found = findPage(siteDir, `${folder}/${String(current)}`);
    if (!found) continue;
    const title = /^title: *(['"]?)(.+)\1 *$/m.exec(
      fs.readFileSync(path.join(siteDir, found), 'utf8'),
    )?.[2];
    if (!title) throw new Error(`${file}: ${found} has no title to link to.`);
    const url = path.posix.join('/docs', label, String(current)).replace(/\/index$/, '');
    const words = label === latest.label ? 'The current page' : `The page of version ${label}`;
    return {title, url, words};
  }
  throw new Error(
    `${file}: front matter "current" is ${JSON.stringify(current)}; ` +
      `expected a page below ${latest.folder}/, without its extension.`,
  );
}

function banner({title, url, words}: Target): RootContent {
  return {
    type: 'containerDirective',
    name: 'note',
    children: [
      {
        type: 'paragraph',
        children: [
          {type: 'text', value: `${words} is `},
          {type: 'link', url, children: [{type: 'text', value: title}]},
          {type: 'text', value: '.'},
        ],
      },
    ],
  };
}
