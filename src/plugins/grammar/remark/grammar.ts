/**
 * Puts grammar rules where a page names them: `<Rule name="Let" />` under a heading of the page,
 * `<Grammar area="script" />` for the other rules of an area, with a heading for each.
 */
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {Grammar} from '../core/grammar';
import type {Rule} from '../core/tree';
import {anchorOf, railroadImport, ruleHeading, ruleNodes} from './grammarNodes';
import {attributesOf} from '../../../mdx/element';
import {findPage} from '../../../records/model/node/pages';
import {versionOfFile} from '../../../site/versions/pageFile';
import type {DocsVersion} from '../../../site/versions/model';

interface GrammarOptions {
  /** The project's root. */
  readonly siteDir: string;
  /** The versions of the docs, from the registry. */
  readonly versions: readonly DocsVersion[];
  /** The grammar of a version by its label; undefined if it has none. */
  readonly grammarOf: (version: string) => Grammar | undefined;
}

/** The page, below a version, that has every rule. */
const FULL = 'language/reference/EBNF';

/** The transformer, for `beforeDefaultRemarkPlugins`. */
export function grammar(settings: GrammarOptions): (tree: Root, file: {path?: string}) => void {
  return (tree, {path: absolute = ''}) => {
    const file = path.relative(settings.siteDir, absolute).split(path.sep).join('/');
    const place = versionOfFile(file, settings.versions);
    const here = new Set(findShown(tree, place && settings.grammarOf(place.label)));
    const explained = new Set(findUses(tree, 'Rule').map((use) => attributesOf(use).name));
    const full = place && findPage(settings.siteDir, `${place.folder}/${FULL}`);
    const linkTo = (name: string): string | undefined => {
      if (here.has(name)) return `#${anchorOf(name)}`;
      if (!full || full === file) return undefined;
      const relative = path.posix.relative(path.posix.dirname(file), full);
      return `${relative.startsWith('.') ? relative : `./${relative}`}#${anchorOf(name)}`;
    };
    let hasRules = false;
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
      if (!isUse(element) || !parent || index === undefined) return undefined;
      const at = `${file}:${element.position?.start.line ?? 1}: <${element.name}>`;
      const found = place && settings.grammarOf(place.label);
      if (!found) throw new Error(`${at}: this version has no grammar in data/.`);
      const nodes = showRules(element, found, at, linkTo, explained);
      (parent.children as RootContent[]).splice(index, 1, ...nodes);
      hasRules = true;
      return [SKIP, index + nodes.length];
    });
    if (hasRules) tree.children.unshift(railroadImport());
  };
}

function showRules(
  element: MdxJsxFlowElement,
  found: Grammar,
  at: string,
  linkTo: (name: string) => string | undefined,
  explained: ReadonlySet<string | undefined>,
): RootContent[] {
  const rules = chosenRules(element, found);
  if (rules.length === 0) {
    const [names, attribute] =
      element.name === 'Rule'
        ? ([found.rules.keys(), 'name'] as const)
        : ([found.areas.keys(), 'area'] as const);
    throw new Error(
      `${at}: ${attribute}="${attributesOf(element)[attribute] ?? ''}" names nothing. ` +
        `Expected one of ${[...names].join(', ')}.`,
    );
  }
  if (element.name === 'Rule') return rules.flatMap((rule) => ruleNodes(rule, found, linkTo));
  return rules
    .filter(({name}) => !explained.has(name))
    .flatMap((rule) => [ruleHeading(rule.name, 3), ...ruleNodes(rule, found, linkTo)]);
}

function chosenRules(element: MdxJsxFlowElement, found: Grammar): readonly Rule[] {
  if (element.name === 'Grammar') return found.areas.get(attributesOf(element).area ?? '') ?? [];
  const rule = found.rules.get(attributesOf(element).name ?? '');
  return rule ? [rule] : [];
}

/** The rules that a page shows: links between them stay on the page. */
function findShown(tree: Root, found: Grammar | undefined): string[] {
  if (!found) return [];
  return [...findUses(tree, 'Rule'), ...findUses(tree, 'Grammar')].flatMap((use) =>
    chosenRules(use, found).map(({name}) => name),
  );
}

function findUses(tree: Root, name: string): MdxJsxFlowElement[] {
  const uses: MdxJsxFlowElement[] = [];
  visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
    if (element.name === name) uses.push(element);
  });
  return uses;
}

const isUse = ({name}: MdxJsxFlowElement): boolean => name === 'Rule' || name === 'Grammar';
