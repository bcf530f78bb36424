import type {PageRule} from '../model';
import {codeOf} from '../sections';

/** A reader sees how each connector type is written in a flow. */
export const connectorDefined: PageRule = {
  name: 'connector-defined',
  title: 'Connector pages define each of their types in a troy block',
  find({frontMatter, page, names, tree}) {
    if (frontMatter.kind !== 'connector' || !page.startsWith('reference/connectors/')) return [];
    const defined = codeOf(tree.children)
      .filter(({lang}) => lang === 'troy')
      .flatMap(({value}) => [...value.matchAll(/\bdefine\s+connector\s+\w+\s+from\s+(\w+)/g)])
      .map(([, name]) => name);
    return names
      .filter((name) => !defined.includes(name))
      .map((name) => ({
        line: 1,
        found: `no block defines a connector of the type ${name}.`,
        expected: `define connector <name> from ${name}`,
        todo: `Show a complete flow with ${name}, or take it off "names".`,
      }));
  },
};
