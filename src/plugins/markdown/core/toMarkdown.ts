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

/** What the Markdown of a page needs to know of it. */
export type PageFacts = {
  /** The page's address, with scheme and host. */
  readonly address: string;
  /** What the page belongs to, for example "Tremor 1.2". */
  readonly area: string;
};

/** The element of the theme that holds what an author wrote. */
const CONTENT = /<div class="theme-doc-markdown markdown">/;

const writer = unified()
  // Padded tables are twice as long, and with long addresses in them no easier to read.
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, rule: '-'})
  .freeze();

/**
 * The text of a built docs page as Markdown, with the page's address below its title.
 *
 * @param html the whole page
 * @returns `undefined` for a page without the element that holds a doc's content
 */
export function toMarkdown(html: string, {address, area}: PageFacts): string | undefined {
  const start = html.search(CONTENT);
  if (start < 0) return undefined;
  // Not by rehype-parse: it notes the place of each element, which takes four times as long.
  const article = withoutMarks(html.slice(start, html.indexOf('</article>', start)));
  const [content] = (fromParse5(parseFragment(article)) as Root).children;
  const root: Root = {type: 'root', children: (content as Element).children};
  leadHome(root, address);
  simplify(root);
  const markdown = writer.stringify(toMdast(root) as Markdown);
  const note = `> Documentation of ${area}: ${address}`;
  return markdown.replace(/^(# .*\n)?/, (title) => `${title}${title && '\n'}${note}\n`);
}

/** Without the marks of the highlighter and drawings: most of a page's elements, and nothing of its text. */
function withoutMarks(html: string): string {
  return html
    .replace(/<svg\b[^]*?<\/svg>/g, '')
    .replace(/(?<=<code class="?code-lines"?>)[^]*?(?=<\/code>)/g, (code) =>
      code.replace(/<\/?span\b[^>]*>/g, ''),
    );
}

/** Makes addresses whole: the text is read in other places than the page. */
function leadHome(tree: Root, address: string): void {
  visit(tree, 'element', ({properties}) => {
    for (const name of ['href', 'src'] as const) {
      const value = properties[name];
      const isOwn = properties.id !== undefined && value === `#${String(properties.id)}`;
      if (typeof value === 'string' && !isOwn) properties[name] = new URL(value, address).href;
    }
  });
}
