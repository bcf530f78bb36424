/**
 * Adds a line below the title of each page that differs from the version before or after it, such as
 * "Changed since 1.2: 3 options, 2 sections". It links to the list of all changes; where scripts run,
 * `client/onDemand.ts` opens the page's own differences instead.
 */
import path from 'node:path';
import type {PhrasingContent, Root} from 'mdast';
import {box, phrase} from '../../../records/remark/nodes';
import {versionOfFile} from '../../../site/versions/pageFile';
import type {DocsVersion} from '../../../site/versions/model';
import {findPair, idOfFile, summarize, type Pair} from '../node/pairs';

interface ChangedLineOptions {
  readonly siteDir: string;
  /** The site's base path, with a slash at its end. */
  readonly baseUrl: string;
  readonly versions: readonly DocsVersion[];
  readonly pairs: () => readonly Pair[];
}

/** The page with all changes, below the version that they lead to. */
export const CHANGES_PAGE = 'operations/changes';

/** The transformer, for `beforeDefaultRemarkPlugins`. */
export function changedLine(
  options: ChangedLineOptions,
): (tree: Root, file: {path?: string}) => void {
  const {siteDir, versions, pairs, baseUrl} = options;
  return (tree, {path: absolute = ''}) => {
    const file = path.relative(siteDir, absolute).split(path.sep).join('/');
    const version = versionOfFile(file, versions);
    if (!version) return;
    const id = idOfFile(file, version);
    const links = (['after', 'before'] as const).flatMap((side): PhrasingContent[][] => {
      const pair = findPair(pairs(), side, version);
      const change = pair?.pages.find((page) => page[side]?.id === id);
      const summary = pair && change ? summarize(change, pair.wording) : '';
      if (!pair || summary === '') return [];
      const other = pair[side === 'after' ? 'before' : 'after'];
      const words = side === 'after' ? `since ${other.label}` : `in ${other.label}`;
      const url = `${baseUrl}docs/${pair.after.label}/${CHANGES_PAGE}#${change!.after!.key}`;
      return [[plainLink(url, `Changed ${words}: ${summary}`)]];
    });
    if (links.length === 0) return;
    const content = links.flatMap((link, index) => [...(index > 0 ? phrase(' · ') : []), ...link]);
    const line = box('p', 'changed', content);
    Object.assign((line.data as {hProperties: object}).hProperties, {'data-search-ignore': ''});
    const title = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
    tree.children.splice(title + 1, 0, line);
  };
}

/** A link that React does not handle: browsers would prefetch its target from every page. */
function plainLink(href: string, value: string): PhrasingContent {
  return {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: [{type: 'mdxJsxAttribute', name: 'href', value: href}],
    children: [{type: 'text', value}],
    data: {_mdxExplicitJsx: true} as object,
  };
}
