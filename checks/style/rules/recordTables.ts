import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {PageFile} from '../../pages/pageFile';
import {pageRule} from '../pageRule';
import {sectionsOf} from '../sections';

/** Where a part has none, the section says "None." and why. */
const SECTIONS: Readonly<Record<string, string>> = {
  Options: 'Options',
  Metadata: 'Metadata',
  Ports: 'Ports',
};

/** The elements that show a record, by the kind of page; they fill every cell from the data. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  connector: ['Facts', 'Options', 'Metadata', 'Ports'],
  codec: ['Facts', 'Options'],
  preprocessor: ['Options'],
  postprocessor: ['Options'],
  operator: ['Facts', 'Options'],
};

/** A table that comes from the record cannot lack an option, a column, or a cell. */
export const recordTables = pageRule({
  id: 'E6',
  title: 'Pages of parts show all their records through the elements of data',
  check(page) {
    const wanted = (WANTED[String(page.frontMatter.kind)] ?? []).flatMap((element) =>
      namesOf(page).map((name) => ({element, name})),
    );
    const missing = wanted.filter(
      ({element, name}) => !shows(page, element, name) && !saysNone(page, element),
    );
    return {
      facts: wanted,
      problems: missing.map(({element, name}) => ({
        ...{file: page.file, line: 1},
        found: `the page does not show <${element} of="${name}" />.`,
        expected: `<${element}> for each of "names"`,
        todo: 'Put the element into its section; data/README.md lists all elements.',
      })),
    };
  },
  summarise: (wanted, missing) => `${wanted.length - missing.length} of ${wanted.length} tables`,
});

function namesOf({page, frontMatter}: PageFile): readonly string[] {
  // Pages outside the reference have no records, those of the oldest version either.
  if (!/^reference\/\w+\//.test(page) || !Array.isArray(frontMatter.names)) return [];
  return frontMatter.names as string[];
}

function shows({tree}: PageFile, element: string, record: string): boolean {
  let found = false;
  visit(tree, 'mdxJsxFlowElement', ({name, attributes}) => {
    if (name !== element) return;
    found ||= attributes.some(
      (attribute) =>
        attribute.type === 'mdxJsxAttribute' &&
        attribute.name === 'of' &&
        String(attribute.value)
          .split(/[\s,]+/)
          .includes(record),
    );
  });
  return found;
}

function saysNone({tree}: PageFile, element: string): boolean {
  const section = sectionsOf(tree.children, 2).find(({title}) => title === SECTIONS[element]);
  return section?.nodes.some((node) => toString(node).startsWith('None.')) ?? false;
}
