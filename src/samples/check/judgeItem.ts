/** Compares one item of a page with its outcome. */
import {judgeSample} from './judge';
import {judgeCommands, judgeQuery} from './judgeRuns';
import {
  isRuntimeOutcome,
  type LanguageOutcome,
  type Outcome,
  type RuntimeOutcome,
} from '../model/outcome';
import type {Item} from '../model/plan';
import type {Problem} from '../model/problem';
import {ValueError} from '../model/values';

/** Finds the differences between an item and its outcome; a value that is not JSON is a problem too. */
export function judgeItem(item: Item, outcome: Outcome): readonly Problem[] {
  try {
    return judge(item, outcome);
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    return [{line: error.line, what: error.message}];
  }
}

function judge(item: Item, outcome: Outcome): readonly Problem[] {
  if (item.kind === 'sample') {
    return judgeSample(item.sample, outcome as LanguageOutcome, item.task.program);
  }
  if (!isRuntimeOutcome(outcome))
    throw new Error(`The record ${item.task.key} is not the record of a run.`);
  const {by, blocks}: RuntimeOutcome = outcome;
  if (item.kind === 'query') return judgeQuery(item.sample, outcome);
  return item.blocks.flatMap((block, index) => judgeCommands(block, blocks[index] ?? [], by));
}
