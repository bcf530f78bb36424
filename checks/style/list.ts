/** The list of all bars that CONTRIBUTING.md shows. */
import {pageBars} from './bars';
import {reviewedLinks} from './bars/reviewedLinks';
import {units} from './bars/units';
import {builtBars} from './built';
import {findable} from './built/findable';
import {heldBars} from './held';

const SOURCES = '`check:style`';
const BUILT = '`check:style`, after a build';

/** A table in Markdown, by the numbers of the bars. */
export function formatList(): string {
  const rows = [
    ...[...pageBars, units, reviewedLinks].map(({id, title}) => ({id, title, by: SOURCES})),
    ...[...builtBars, findable].map(({id, title}) => ({id, title, by: BUILT})),
    ...heldBars,
  ];
  const number = ({id}: {readonly id: string}): number => Number(id.slice(1));
  return [
    '| Bar | What holds | Checked by |',
    '|---|---|---|',
    ...rows
      .sort((a, b) => number(a) - number(b))
      .map(({id, title, by}) => `| ${id} | ${title} | ${by} |`),
  ].join('\n');
}
