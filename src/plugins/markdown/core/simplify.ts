import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {classesOf, element, findElement, hasClass, isElement, label, text} from './hast';

/** Elements without text for readers of Markdown: controls, drawings, navigation. */
const DROPPED_TAGS = new Set(
  'button script style svg nav template input textarea select label iframe canvas wbr'.split(' '),
);
const DROPPED_CLASSES = [
  'hash-link',
  'code-head',
  'samples-legend',
  'samples-provenance',
  'table-of-contents',
];

/** Replaces an element, or returns `undefined` to leave it as it is. Its children are handled afterwards. */
type Rule = (node: Element) => readonly ElementContent[] | undefined;

/** The rules in order; the first one that replaces an element wins. */
const rules: readonly Rule[] = [drop, codeBlock, tabs, details, admonition, entries, ownAddress];

/**
 * Turns the HTML of the site's components into plain HTML with the same meaning: tabs become parts
 * below their labels, entries become lists, chips go into brackets, and code blocks get their label above.
 *
 * @param tree the content of a page, which is changed in place
 */
export function simplify(tree: Root): void {
  tree.children = tree.children.flatMap((child) => simplifyNode(child));
}

function simplifyNode<Node extends RootContent | ElementContent>(node: Node): Node[] {
  if (!isElement(node)) return node.type === 'comment' ? [] : [node];
  for (const rule of rules) {
    const made = rule(node);
    if (made) return made.flatMap((child) => simplifyNode(child)) as Node[];
  }
  node.children = withChips(node.children).flatMap((child) => simplifyNode(child));
  if (hasClass(node, 'fact-topic')) node.children.push(text(':'));
  return [node];
}

function drop(node: Element): ElementContent[] | undefined {
  const isDropped =
    DROPPED_TAGS.has(node.tagName) ||
    node.properties.role === 'search' ||
    node.properties.role === 'status' ||
    classesOf(node).some((name) => DROPPED_CLASSES.includes(name));
  return isDropped ? [] : undefined;
}

/** A code block: its title or label, then the code without highlighting. */
function codeBlock(node: Element): ElementContent[] | undefined {
  if (!hasClass(node, 'theme-code-block')) return undefined;
  const code = findElement(node, ({tagName}) => tagName === 'pre');
  const title = findElement(node, (inner) => hasClass(inner, 'code-title'));
  const name = title ? toString(title) : node.properties.dataLabel;
  const language = classesOf(node).find((one) => one.startsWith('language-'));
  const value = code ? toString(code).replace(/\n+$/, '') : '';
  const block = element('code', [text(`${value}\n`)], {className: language ? [language] : []});
  // Not in bold as by `label`, because blocks are inside parts with bold labels.
  const head = typeof name === 'string' ? [element('p', [text(`${name}:`)])] : [];
  return [...head, element('pre', [block])];
}

/** Puts each panel below its label; panels of tabs inside tabs get both labels. */
function tabs(node: Element): ElementContent[] | undefined {
  if (!hasClass(node, 'tabs-container')) return undefined;
  const [list, panels] = node.children.filter((child) => isElement(child));
  const labels = list?.children.filter((child) => isElement(child)) ?? [];
  const around = node.properties.dataAround;
  const prefix = typeof around === 'string' ? `${around}, ` : '';
  return (panels?.children ?? [])
    .filter((child) => isElement(child))
    .flatMap((panel, index) => {
      const name = prefix + (labels[index] ? toString(labels[index]) : '');
      const parts = panel.children.filter((child) => isElement(child));
      const inner = parts.filter((part) => hasClass(part, 'tabs-container'));
      for (const part of inner) part.properties.dataAround = name;
      return [
        ...(inner[0] === parts[0] && inner[0] ? [] : [label([text(name)])]),
        ...panel.children,
      ];
    });
}

function details(node: Element): ElementContent[] | undefined {
  if (node.tagName !== 'details') return undefined;
  const summary = node.children.find((child): child is Element => isElement(child, 'summary'));
  const rest = node.children.filter((child) => child !== summary);
  return [...(summary ? [label(summary.children)] : []), ...rest];
}

function admonition(node: Element): ElementContent[] | undefined {
  if (!hasClass(node, 'theme-admonition')) return undefined;
  const [heading, ...content] = node.children.filter((child) => isElement(child));
  const title = heading ? toString(heading).trim() : '';
  const name = title.charAt(0).toUpperCase() + title.slice(1);
  return [element('blockquote', [label([text(name)]), ...content])];
}

/** A list of options or keys: the name with its chips, then the description. */
function entries(node: Element): ElementContent[] | undefined {
  if (!hasClass(node, 'entries')) return undefined;
  const items = node.children
    .filter((child) => isElement(child))
    .map((entry) => {
      const [head, body] = entry.children.filter((child) => isElement(child));
      return element('li', [element('p', head?.children ?? []), ...(body?.children ?? [])]);
    });
  return [element('ul', items)];
}

/** Unwraps a link to its own position. */
function ownAddress(node: Element): ElementContent[] | undefined {
  const {id, href} = node.properties;
  return isElement(node, 'a') && id !== undefined && href === `#${String(id)}`
    ? node.children
    : undefined;
}

const isChip = (node: ElementContent | undefined): node is Element => hasClass(node, 'chip');

/** Puts neighboring chips into one pair of brackets: `(string, required)`. */
function withChips(children: readonly ElementContent[]): ElementContent[] {
  const chips = children.filter(isChip);
  if (chips.length === 0) return [...children];
  const first = children.indexOf(chips[0]!);
  const last = children.indexOf(chips.at(-1)!);
  const inside = chips.flatMap((chip, index) => [text(index ? ', ' : '('), ...chip.children]);
  return [...children.slice(0, first), ...inside, text(')'), ...children.slice(last + 1)];
}
