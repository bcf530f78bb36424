/** The list of all rules that CONTRIBUTING.md shows. */
import {builtRules} from './built';
import {findable} from './built/findable';
import {rulesElsewhere} from './elsewhere';
import {pageRules, siteRules} from './rules';
import {reviewedLinks} from './rules/reviewedLinks';
import {units} from './rules/units';

const PAGE = '`check:style`';
const SITE = '`check:style`, all pages';
const BUILT = '`check:style`, after a build';

/** A table in Markdown, by the numbers of the rules. */
export function formatList(): string {
  const rows = [
    ...pageRules.map(({id, title}) => ({id, title, by: PAGE})),
    ...[...siteRules, units, reviewedLinks].map(({id, title}) => ({id, title, by: SITE})),
    ...[...builtRules, findable].map(({id, title}) => ({id, title, by: BUILT})),
    ...rulesElsewhere,
  ];
  const number = ({id}: {readonly id: string}): number => Number(id.slice(1));
  return [
    '| Rule | What holds | Checked by |',
    '|---|---|---|',
    ...rows
      .sort((a, b) => number(a) - number(b))
      .map(({id, title, by}) => `| ${id} | ${title} | ${by} |`),
  ].join('\n');
}
