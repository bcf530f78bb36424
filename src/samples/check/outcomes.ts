/** Compares pages with fresh outcomes and with records. */
import type {Outcome} from '../model/outcome';
import {judgeItem} from './judgeItem';
import type {Item, PagePlan} from '../model/plan';
import type {Problem} from '../model/problem';
import {sameOutcome, type Records} from '../model/records';

/** Outcomes of this check by the id of their task, for the tasks that were run. */
type Fresh = ReadonlyMap<string, Outcome>;

export interface PageReport {
  readonly plan: PagePlan;
  readonly problems: readonly Problem[];
}

const REBUILD =
  'Run npm run samples -- --update and commit samples/records (it needs the built language: ' +
  'npm run language).';
const RERUN =
  'Run npm run samples -- --update --with-tremor <path of the tremor command> and commit ' +
  'samples/records.';

/**
 * Compares a page with its fresh outcomes, if there are any, and with its records. An item passes only
 * if its record is the same as the fresh outcome, so that records never lag behind the pages.
 */
export function reportPage(plan: PagePlan, records: Records, fresh: Fresh): PageReport {
  const problems = plan.items.flatMap((item) => {
    return reportItem(item, records.get(item.task.key), fresh.get(item.task.id));
  });
  return {plan, problems: [...plan.problems, ...problems].sort((a, b) => a.line - b.line)};
}

function reportItem(
  item: Item,
  recorded: Outcome | undefined,
  fresh: Outcome | undefined,
): readonly Problem[] {
  const outcome = fresh ?? recorded;
  const line = lineOf(item);
  const todo = item.kind === 'sample' ? REBUILD : RERUN;
  if (!outcome) {
    const what =
      item.kind === 'sample'
        ? 'No record: this sample is new or has changed since it was last checked.'
        : 'No record: these commands or their files are new or have changed since they were last run.';
    return [{line, what, todo, terse: true}];
  }
  const problems = judgeItem(item, outcome);
  if (problems.length > 0 || !fresh) return problems;
  if (!recorded) return [{line, what: 'Passes, but has no record yet.', todo, terse: true}];
  if (sameOutcome(recorded, fresh) || varies(item)) return [];
  const what = `The record is stale: ${fresh.by} gives another outcome than ${recorded.by} gave.`;
  return [{line, what, todo, terse: true}];
}

function lineOf(item: Item): number {
  return item.kind === 'commands' ? (item.blocks[0]?.fence.line ?? 0) : item.sample.fence.line;
}

/** Whether an item says that its output differs from run to run. */
function varies(item: Item): boolean {
  const fences =
    item.kind === 'commands'
      ? item.blocks.map(({fence}) => fence)
      : [item.sample.fence, ...item.sample.results];
  return fences.some(({meta}) => meta.words.has('varies'));
}
