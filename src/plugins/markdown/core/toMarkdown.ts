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

/** Facts for the note below the title. */
type PageFacts = {
  /** The page's address, with scheme and host. */
  readonly address: string;
  /** The name of the docs that the page is part of, for example "Tremor 1.2". */
  readonly area: string;
};

/** The theme's element around the author's text. */
const CONTENT = /<div class="theme-doc-markdown markdown">/;

const writer = unified()
  // Aligned tables are twice as long, and hardly easier to read with long addresses in them.
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, rule: '-'})
  .freeze();

/**
 * Converts a built docs page to Markdown, with the page's address below its title.
 *
 * @param html the whole page
 * @returns `undefined` for a page without a doc
 */
export function toMarkdown(html: string, {address, area}: PageFacts): string | undefined {
  const start = html.search(CONTENT);
  if (start < 0) return undefined;
  // Not with rehype-parse, which records the position of each element and takes four times as long.
  const article = withoutSpans(html.slice(start, html.indexOf('</article>', start)));
  const [content] = (fromParse5(parseFragment(article)) as Root).children;
  const root: Root = {type: 'root', children: (content as Element).children};
  makeAbsolute(root, address);
  simplify(root);
  const markdown = writer.stringify(toMdast(root) as Markdown);
  const note = `> Documentation of ${area}: ${address}`;
  return markdown.replace(/^(# .*\n)?/, (title) => `${title}${title && '\n'}${note}\n`);
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
