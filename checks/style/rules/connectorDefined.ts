import type {PageFile} from '../../pages/pageFile';
import {pageRule} from '../pageRule';
import {codeOf} from '../sections';

/** A reader sees how each connector type is written in a flow. */
export const connectorDefined = pageRule({
  id: 'E2',
  title: 'Connector pages define each of their types in a troy block',
  check(page) {
    const names = namesOf(page);
    const defined = definitionsIn(page);
    return {
      facts: names,
      problems: names
        .filter((name) => !defined.includes(name))
        .map((name) => ({
          ...{file: page.file, line: 1},
          found: `no block defines a connector of the type ${name}.`,
          expected: `define connector <name> from ${name}`,
          todo: `Show a complete flow with ${name}, or take it off "names".`,
        })),
    };
  },
  summarise: (names, missing) => `${names.length - missing.length} of ${names.length} types`,
});

function namesOf({frontMatter, page}: PageFile): readonly string[] {
  const isConnector = frontMatter.kind === 'connector' && page.startsWith('reference/connectors/');
  return isConnector && Array.isArray(frontMatter.names) ? (frontMatter.names as string[]) : [];
}

function definitionsIn({tree}: PageFile): string[] {
  return codeOf(tree.children)
    .filter(({lang}) => lang === 'troy')
    .flatMap(({value}) => [...value.matchAll(/\bdefine\s+connector\s+\w+\s+from\s+(\w+)/g)])
    .map(([, name = '']) => name);
}
