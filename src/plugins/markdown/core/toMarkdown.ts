import type {Element, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toMdast} from 'hast-util-to-mdast';
import type {Root as Markdown} from 'mdast';
import {parseFragment} from 'parse5';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {simplify} from './simplify';

/** The theme's element around the author's text, of a doc or of a post. */
const CONTENT =
  /<div (?:class="theme-doc-markdown markdown"|id="?__blog-post-container"? class="?markdown"?)>/;

const writer = unified()
  // Aligned tables are twice as long, and hardly easier to read with long addresses in them.
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, rule: '-'})
  .freeze();

/**
 * Converts a built page to Markdown.
 *
 * @param html the whole page
 * @param address of the page, with scheme and host
 * @returns `undefined` for a page with neither a doc nor a post
 */
export function toMarkdown(html: string, address: string): string | undefined {
  const start = html.search(CONTENT);
  if (start < 0) return undefined;
  // Not with rehype-parse, which records the position of each element and takes four times as long.
  const article = withoutSpans(html.slice(start, html.indexOf('</article>', start)));
  const [content] = (fromParse5(parseFragment(article)) as Root).children;
  const root: Root = {type: 'root', children: (content as Element).children};
  makeAbsolute(root, address);
  simplify(root);
  return writer.stringify(toMdast(root) as Markdown);
}

/** Removes drawings and the spans of the highlighter: most of a page's elements, but none of its text. */
function withoutSpans(html: string): string {
  return html
    .replace(/<svg\b[^]*?<\/svg>/g, '')
    .replace(/(?<=<code class="?code-lines"?>)[^]*?(?=<\/code>)/g, (code) =>
      code.replace(/<\/?span\b[^>]*>/g, ''),
    );
}

/** Makes addresses absolute, because the text is read outside of the site. */
function makeAbsolute(tree: Root, address: string): void {
  visit(tree, 'element', ({properties}) => {
    for (const name of ['href', 'src'] as const) {
      const value = properties[name];
      const isOwn = properties.id !== undefined && value === `#${String(properties.id)}`;
      if (typeof value === 'string' && !isOwn) properties[name] = new URL(value, address).href;
    }
  });
}
