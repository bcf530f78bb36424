import type {PageFile} from '../../pages/pageFile';
import type {Problem} from '../model';
import {pageRule} from '../pageRule';
import {sectionsOf} from '../sections';

const HEADINGS = [
  ...['Summary', 'Motivation', 'Guide-level explanation', 'Reference-level explanation'],
  ...['Drawbacks', 'Rationale and alternatives', 'Prior art', 'Unresolved questions'],
  'Future possibilities',
];

/** A proposal is weighed by the same questions as those before it. */
export const rfcSections = pageRule({
  id: 'E16',
  title: 'RFCs: a box with their state, and the headings of the template in order',
  check: (page) =>
    page.frontMatter.kind === 'rfc'
      ? {facts: [page.file], problems: findFaults(page)}
      : {facts: [], problems: []},
  summarise: (rfcs) => `${rfcs.length} RFCs`,
});

function findFaults({file, tree}: PageFile): Problem[] {
  const titles = sectionsOf(tree.children, 2).map(({title}) => title);
  const missing = HEADINGS.filter((heading) => !titles.includes(heading));
  const known = titles.filter((title) => HEADINGS.includes(title));
  const hasState = tree.children.some(({type}) => type === 'containerDirective');
  const faults = [
    ...(hasState ? [] : ['there is no box with the state.']),
    ...(missing.length > 0 ? [`the sections ${missing.join(', ')} are missing.`] : []),
    ...(missing.length === 0 && known.join() !== HEADINGS.join()
      ? ['the sections stand in another order.']
      : []),
  ];
  return faults.map((found) => ({
    ...{file, line: 1, found},
    expected: `:::note[Status] and the headings ${HEADINGS.join(', ')}`,
    todo: 'Start from templates/rfc.md; where a section does not apply, say "None." and why.',
  }));
}
