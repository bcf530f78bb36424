/**
 * Replaces `<Version release />` in text and in code, `<Version only="released">`, and `<Versions />`.
 * Runs before all other transformers, so that they see plain Markdown.
 */
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {attributesOf} from '../../../mdx/element';
import {describeVersions, expandMentions, isMeant, mention} from '../../../site/versions/mentions';
import type {DocsVersion} from '../../../site/versions/model';
import {versionOfFile} from '../../../site/versions/pageFile';

interface MentionsOptions {
  /** The project's root. */
  readonly siteDir: string;
  /** The versions of the docs, from the registry. */
  readonly versions: readonly DocsVersion[];
}

/** The transformer, for `beforeDefaultRemarkPlugins`. */
export function mentions({
  siteDir,
  versions,
}: MentionsOptions): (tree: Root, file: {path?: string}) => void {
  return (tree, {path: absolute = ''}) => {
    const file = path.relative(siteDir, absolute).split(path.sep).join('/');
    const version = versionOfFile(file, versions);
    if (!version) return;
    visit(tree, (node, index, parent) => {
      if (node.type === 'code' || node.type === 'inlineCode') {
        node.value = expandMentions(node.value, version);
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      if (!parent || index === undefined) return undefined;
      const replace = (...nodes: RootContent[]): [typeof SKIP, number] => {
        (parent.children as RootContent[]).splice(index, 1, ...nodes);
        // What replaces the element can contain other elements.
        return [SKIP, index];
      };
      if (node.name === 'Versions') {
        const value = describeVersions(version, versions);
        return replace({type: 'paragraph', children: [{type: 'text', value}]});
      }
      if (node.name !== 'Version') return undefined;
      const {only} = attributesOf(node);
      if (only !== undefined) return replace(...(isMeant(only, version) ? node.children : []));
      const words = node.attributes.flatMap((each) => ('name' in each ? each.name : []));
      return replace({type: 'text', value: mention(words.join(' '), version)});
    });
  };
}
