import type {Outline, Section} from './outline';
import type {Template} from './templates';

/**
 * Compares a page with the template of its kind.
 *
 * @returns a sentence per fault: what is missing, and what to write; none for a page that fits
 */
export function findFaults(page: Outline, template: Template): string[] {
  return [
    ...headingFaults(page, template.headings),
    ...countFaults(
      page,
      template.subsections,
      ({subsections}) => subsections.length,
      'headings of level 3',
    ),
    ...countFaults(page, template.samples, ({samples}) => samples.length, 'code samples'),
    ...(template.codeFirst && !page.codeFirst
      ? ['No code before the first heading of level 2: show the smallest thing that works there.']
      : []),
    ...(page.flows < (template.flows ?? 0)
      ? ['No complete flow: write a `troy` block that ends with `deploy flow`.']
      : []),
  ];
}

/** Cells hold "none" and the reason rather than nothing. */
export function findCellFaults({emptyCells}: Outline): string[] {
  return emptyCells.map(
    (line) => `Line ${line} has an empty table cell: write "none" or the value.`,
  );
}

function headingFaults({sections}: Outline, expected: readonly string[]): string[] {
  const places = expected.map((title) => sections.findIndex((section) => fits(section, title)));
  return expected.flatMap((title, index) => {
    const place = places[index] ?? -1;
    if (place < 0) {
      return [
        `The section "## ${title}" is missing. Where it does not apply, say **None.** and why.`,
      ];
    }
    const before = Math.max(-1, ...places.slice(0, index));
    return place < before ? [`The section "## ${title}" stands too early.`] : [];
  });
}

function countFaults(
  {sections}: Outline,
  wanted: Readonly<Record<string, number>> = {},
  count: (section: Section) => number,
  what: string,
): string[] {
  return Object.entries(wanted).flatMap(([title, least]) => {
    const section = sections.find((candidate) => fits(candidate, title));
    if (!section || count(section) >= least) return [];
    return [`"## ${title}" has ${count(section)} ${what}; at least ${least} are needed.`];
  });
}

/** A title may go on, as in "As predicate (`~`)" and "Step 1: Get the binary". */
function fits({title}: Section, expected: string): boolean {
  if (!title.startsWith(expected)) return false;
  return /^(?:$| \(|: )/.test(title.slice(expected.length));
}
