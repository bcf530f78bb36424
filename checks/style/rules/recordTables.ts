import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {attributesOf} from '../../../src/mdx/element';
import type {PageFile} from '../../pages/pageFile';
import type {PageRule} from '../model';
import {sectionsOf} from '../sections';

/** The elements that show a record, by the kind of page; they fill every cell from the data. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  connector: ['Facts', 'Options', 'Metadata', 'Ports'],
  codec: ['Facts', 'Options'],
  preprocessor: ['Options'],
  postprocessor: ['Options'],
  operator: ['Facts', 'Options'],
};

/** A table that comes from the record cannot lack an option, a column, or a cell. */
export const recordTables: PageRule = {
  name: 'record-tables',
  title: 'Pages of parts show all their records through the elements of data/README.md',
  find(page) {
    // Pages outside the reference have no records, and neither do the pages of the oldest version.
    if (!/^reference\/\w+\//.test(page.page)) return [];
    const wanted = WANTED[String(page.frontMatter.kind)] ?? [];
    return wanted
      .filter((element) => !saysNone(page, element))
      .flatMap((element) => page.names.map((name) => ({element, name})))
      .filter(({element, name}) => !shows(page, element, name))
      .map(({element, name}) => ({
        line: 1,
        found: `the page does not show <${element} of="${name}" />.`,
        expected: `<${element}> for each of "names"`,
        todo: 'Put the element into its section; data/README.md lists all elements.',
      }));
  },
};

function shows({tree}: PageFile, element: string, record: string): boolean {
  let found = false;
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const {of: names = ''} = attributesOf(node);
    found ||= node.name === element && names.split(/[\s,]+/).includes(record);
  });
  return found;
}

/** Whether the section that an element is for says "None." and why. */
function saysNone({tree}: PageFile, element: string): boolean {
  const section = sectionsOf(tree.children, 2).find(({title}) => title === element);
  return section?.nodes.some((node) => toString(node).startsWith('None.')) ?? false;
}
