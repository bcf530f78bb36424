import type {PageBar, StylePage} from '../model';
import {codeOf} from '../sections';

/** A reader sees how each connector type is written in a flow. */
export const connectorDefined: PageBar = {
  id: 'E2',
  title: 'Connector pages define each of their types in a troy block',
  measure(pages) {
    const wanted = pages.flatMap((page) => namesOf(page).map((name) => ({page, name})));
    const missing = wanted.filter(({page, name}) => !definitionsIn(page).includes(name));
    return {
      value: `${wanted.length - missing.length} of ${wanted.length} types`,
      problems: missing.map(({page: {file}, name}) => ({
        ...{file, line: 1},
        found: `no block defines a connector of the type ${name}.`,
        expected: `define connector <name> from ${name}`,
        todo: `Show a complete flow with ${name}, or take it off "names".`,
      })),
    };
  },
};

function namesOf({frontMatter, page}: StylePage): readonly string[] {
  const isConnector = frontMatter.kind === 'connector' && page.startsWith('reference/connectors/');
  return isConnector && Array.isArray(frontMatter.names) ? (frontMatter.names as string[]) : [];
}

function definitionsIn({tree}: StylePage): string[] {
  return codeOf(tree.children)
    .filter(({lang}) => lang === 'troy')
    .flatMap(({value}) => [...value.matchAll(/\bdefine\s+connector\s+\w+\s+from\s+(\w+)/g)])
    .map(([, name = '']) => name);
}
