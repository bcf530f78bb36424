/** The labels and notes that a page shows on a sample's blocks. */
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

/** The label of a sample's block, in one word or a few. */
export function partLabel(sample: Sample, fence: Fence): string {
  if (fence === sample.fence) {
    const form = sample.entry === 'module' ? 'Module' : (LANGUAGES[fence.language] ?? 'Sample');
    const version = fence.meta.values.get('version');
    return version === undefined ? form : `${form} for ${version}`;
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

/** The plural of a word if there are several values, in several blocks or one per line. */
function number(word: string, {text}: Fence, all: readonly Fence[]): string {
  const several = filledLines(text).length > 1 && !isJson(text);
  return all.length > 1 || several ? `${word}s` : word;
}

/** Why a block is not checked or not run, for a note next to it; undefined for all other blocks. */
export function reasonNote(fence: Fence): string | undefined {
  if (isUnchecked(fence)) return reasoned('not checked', fence);
  return isNotRun(fence) ? reasoned('not run', fence) : undefined;
}

/**
 * Names the implementation that checked or recorded a sample.
 *
 * @param recorded its records, the runtime's last; empty if it is not checked
 */
export function seenBy(recorded: readonly Outcome[]): string | undefined {
  const last = recorded.at(-1);
  if (!last) return undefined;
  return isRuntimeOutcome(last) ? `recorded with ${last.by}` : `checked with ${last.by}`;
}

/** One line that names the implementations that checked a page's samples; undefined if none did. */
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
