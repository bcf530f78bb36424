/** The words that a page shows beside a sample's blocks. */
import type {Sample} from './group';
import {filledLines, type Fence} from './fences';
import {isJson} from './json';
import {isRuntimeOutcome, type Outcome} from './outcome';
import {isNotRun, isUnchecked} from './conventions';

const LANGUAGES: Readonly<Record<string, string>> = {
  tremor: 'Script',
  trickle: 'Query',
  troy: 'Deployment',
};

/** What each block of a sample is, in a word or two. */
export function partLabel(sample: Sample, fence: Fence): string {
  if (fence === sample.fence) {
    return sample.entry === 'module' ? 'Module' : (LANGUAGES[fence.language] ?? 'Sample');
  }
  if (sample.events.includes(fence)) return number('Event', fence, sample.events);
  if (sample.metadata.includes(fence)) return 'Metadata';
  if (fence === sample.args) return 'Arguments';
  if (fence === sample.state) return 'State';
  if (fence === sample.diagnostic) return 'Error';
  if (fence === sample.stateAfter) return 'State afterwards';
  if (sample.metadataAfter.includes(fence)) return 'Metadata afterwards';
  const port = fence.meta.values.get('port');
  const result = number('Result', fence, sample.results);
  return port === undefined ? result : `${result} (port ${port})`;
}

/** A word in the plural where blocks hold several values: each in one, or one a line. */
function number(word: string, {text}: Fence, all: readonly Fence[]): string {
  const several = filledLines(text).length > 1 && !isJson(text);
  return all.length > 1 || several ? `${word}s` : word;
}

/** Why a block is not checked or not run, which stays beside it; undefined for all others. */
export function reasonNote(fence: Fence): string | undefined {
  if (isUnchecked(fence)) return reasoned('not checked', fence);
  return isNotRun(fence) ? reasoned('not run', fence) : undefined;
}

/**
 * By what a sample was seen to work.
 *
 * @param recorded its records, that of the runtime last; none for what is not checked
 */
export function seenBy(recorded: readonly Outcome[]): string | undefined {
  const last = recorded.at(-1);
  if (!last) return undefined;
  return isRuntimeOutcome(last) ? `recorded with ${last.by}` : `checked with ${last.by}`;
}

/** One line for a whole page: by what its samples were seen to work; undefined where none was. */
export function provenance(outcomes: readonly Outcome[]): string | undefined {
  const by = (all: readonly Outcome[]): string =>
    [...new Set(all.map((outcome) => outcome.by))].sort().join(' and ');
  const checked = by(outcomes.filter((outcome) => !isRuntimeOutcome(outcome)));
  const recorded = by(outcomes.filter(isRuntimeOutcome));
  if (checked === '') return recorded === '' ? undefined : `Flows recorded with ${recorded}.`;
  return `Samples checked with ${checked}${recorded === '' ? '' : `; flows recorded with ${recorded}`}.`;
}

function reasoned(what: string, {meta}: Fence): string {
  const reason = meta.values.get('reason');
  return reason === undefined ? what : `${what}: ${reason}`;
}
