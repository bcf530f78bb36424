/** Markdown of one grammar rule: its text, its diagram, and links to the rules around it. */
import type {Heading, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {element} from '../../../mdx/element';
import {importNode} from '../../../mdx/importNode';
import type {Grammar} from '../core/grammar';
import {usedRules, type Rule} from '../core/tree';

export const anchorOf = (name: string): string => `rule-${name}`;

/** A heading with the id that links to the rule use. */
export function ruleHeading(name: string, depth: Heading['depth']): Heading {
  const id = anchorOf(name);
  return {
    type: 'heading',
    depth,
    data: {hProperties: {id}},
    children: [{type: 'inlineCode', value: name}],
  };
}

/** @param linkTo the address of another rule, undefined if no page shows it */
export function ruleNodes(
  rule: Rule,
  grammar: Grammar,
  linkTo: (name: string) => string | undefined,
): RootContent[] {
  const related = [
    ...relation('Uses', usedRules(rule.expression), linkTo),
    ...relation('Used by', grammar.users.get(rule.name) ?? [], linkTo),
  ];
  const nodes: RootContent[] = [
    {type: 'code', lang: 'ebnf', value: rule.source},
    element('Railroad', {source: rule.source}, []),
  ];
  if (related.length > 0) nodes.push(links(related));
  return nodes;
}

/** Search finds a rule by its text; lists of its neighbors would weigh as much as the grammar. */
function links(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', data: {hProperties: {'data-search-ignore': ''}}, children};
}

function relation(
  title: string,
  names: readonly string[],
  linkTo: (name: string) => string | undefined,
): PhrasingContent[] {
  if (names.length === 0) return [];
  const links = names.flatMap((name, index): PhrasingContent[] => {
    const code: PhrasingContent = {type: 'inlineCode', value: name};
    const url = linkTo(name);
    const item: PhrasingContent = url ? {type: 'link', url, children: [code]} : code;
    return index === 0 ? [item] : [{type: 'text', value: ', '}, item];
  });
  return [{type: 'text', value: `${title} `}, ...links, {type: 'text', value: '. '}];
}

/** Only pages with diagrams load what shows them. */
export const railroadImport = () => importNode('Railroad', '@site/src/components/Railroad');
