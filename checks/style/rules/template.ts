import type {RootContent, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {isSampleLanguage} from '../../../src/samples/model/vocabulary';
import type {PageFile} from '../../pages/pageFile';
import type {PageProblem, PageRule} from '../model';
import {fencesOf, lineOf, sectionsOf, type PageSection} from '../sections';
import {templates} from '../templates';

const FOLLOW = 'The pages of the same kind show how.';

/** Readers find the same question below the same heading on each page of a kind. */
export const templateSections: PageRule = {
  name: 'template',
  title:
    'Pages of the docs have the sections, samples and flows that the template of their kind has',
  find(page) {
    const template = isWritten(page) ? templates[String(page.frontMatter.kind)] : undefined;
    if (!template) return [];
    const sections = sectionsOf(page.tree.children, 2);
    return [
      ...partsOf(page, sections).flatMap((part) => findHeadingFaults(part, template.headings)),
      ...findTooFew(sections, template.subsections, countSubsections, 'headings of level 3'),
      ...findTooFew(sections, template.samples, countSamples, 'code samples'),
      ...(template.codeFirst ? findLeadWithoutCode(page) : []),
      ...(template.flows ? findMissingFlow(page, template.flows) : []),
    ];
  },
};

/** An empty cell could mean that there is nothing, or that the author did not know. */
export const emptyCells: PageRule = {
  name: 'empty-cell',
  title: 'Tables of the docs have no empty cells',
  find(page) {
    const problems: PageProblem[] = [];
    visit(isWritten(page) ? page.tree : {type: 'root', children: []}, 'table', (table: Table) => {
      const width = table.children[0]?.children.length ?? 0;
      for (const row of table.children) {
        if (row.children.filter((cell) => cell.children.length > 0).length === width) continue;
        problems.push({
          line: lineOf(row),
          found: 'the row has an empty cell.',
          expected: 'the value, or "none" with the reason',
          todo: 'Fill in the cell.',
        });
      }
    });
    return problems;
  },
};

/** Pages of frozen versions follow the rules of their time. */
const isWritten = ({area, isFrozen}: PageFile): boolean => area === 'docs' && !isFrozen;

/**
 * The sections as the reader of one record sees them. A page with a section for each of its `names` is
 * divided into parts: each name's part has its own sections, and the others belong to all parts.
 */
function partsOf(page: PageFile, sections: readonly PageSection[]): (readonly PageSection[])[] {
  const parts = sections.filter(({title}) => page.names.includes(title));
  if (parts.length < 2) return [sections];
  return parts.map((part) =>
    sections.flatMap((section) => {
      if (section === part) return sectionsOf(section.nodes, 3);
      return parts.includes(section) ? [] : [section];
    }),
  );
}

function findHeadingFaults(
  sections: readonly PageSection[],
  expected: readonly string[],
): PageProblem[] {
  const places = expected.map((title) => sections.findIndex((section) => fits(section, title)));
  return expected.flatMap((title, index) => {
    const place = places[index] ?? -1;
    const isEarly = place >= 0 && place < Math.max(-1, ...places.slice(0, index));
    if (place >= 0 && !isEarly) return [];
    return [
      {
        line: sections[place]?.line ?? 1,
        found: `the section "## ${title}" ${isEarly ? 'comes too early' : 'is missing'}.`,
        expected: `the sections ${expected.join(', ')}, in this order`,
        todo: 'If a section does not apply, say **None.** and why.',
      },
    ];
  });
}

function findTooFew(
  sections: readonly PageSection[],
  wanted: Readonly<Record<string, number>> = {},
  count: (section: PageSection) => number,
  what: string,
): PageProblem[] {
  return Object.entries(wanted).flatMap(([title, least]) => {
    const section = sections.find((candidate) => fits(candidate, title));
    if (!section || count(section) >= least) return [];
    const found = `"## ${title}" has ${count(section)} ${what}.`;
    return [{line: section.line, found, expected: `at least ${least}`, todo: FOLLOW}];
  });
}

const countSubsections = ({nodes}: PageSection): number =>
  nodes.filter((node) => node.type === 'heading' && node.depth === 3).length;

const countSamples = ({nodes}: PageSection): number =>
  fencesOf(nodes).filter(({lang}) => isSampleLanguage(lang ?? '')).length;

function findLeadWithoutCode({tree: {children}}: PageFile): PageProblem[] {
  const end = children.findIndex((node) => node.type === 'heading' && node.depth === 2);
  if ((end < 0 ? children : children.slice(0, end)).some(showsCode)) return [];
  return [
    {
      line: 1,
      found: 'no code comes before the first heading of level 2.',
      expected: 'the smallest example that works, on the first screen',
      todo: FOLLOW,
    },
  ];
}

function showsCode(node: RootContent): boolean {
  if (node.type === 'code') return true;
  if (node.type === 'mdxJsxFlowElement' && node.name === 'Configuration') return true;
  return 'children' in node && (node.children as RootContent[]).some(showsCode);
}

function findMissingFlow({tree}: PageFile, least: number): PageProblem[] {
  const flows = fencesOf(tree.children).filter(
    ({lang, value}) => lang === 'troy' && value.includes('deploy flow'),
  );
  if (flows.length >= least) return [];
  return [
    {
      line: 1,
      found: `the page has ${flows.length} complete flows.`,
      expected: `at least ${least}`,
      todo: 'Write a `troy` block that ends with `deploy flow`.',
    },
  ];
}

/** A title may continue, as in "As predicate (`~`)" and "Step 1: Get the binary". */
function fits({title}: PageSection, expected: string): boolean {
  return title.startsWith(expected) && /^(?:$| \(|: )/.test(title.slice(expected.length));
}
