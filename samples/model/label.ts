/** The words that a page shows beside a sample's blocks. */
import type {CommandBlock, Sample} from './group';
import {filledLines, type Fence} from './fences';
import {isJson} from './json';
import type {Outcome} from './outcome';
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

/**
 * The line under a sample: which implementation saw it.
 *
 * @param recorded its records, that of the runtime last; none for what is not checked
 */
export function sampleNote(fence: Fence, recorded: readonly Outcome[]): string | undefined {
  if (isUnchecked(fence)) return reasoned('not checked', fence);
  const last = recorded.at(-1);
  if (!last) return undefined;
  return 'blocks' in last ? `recorded with ${last.by}` : `checked with ${last.by}`;
}

/** The line under a block of commands. */
export function commandsNote(
  {fence}: CommandBlock,
  recorded: Outcome | undefined,
): string | undefined {
  if (isNotRun(fence)) return reasoned('not run', fence);
  return recorded ? `recorded with ${recorded.by}` : undefined;
}

function reasoned(what: string, {meta}: Fence): string {
  const reason = meta.values.get('reason');
  return reason === undefined ? what : `${what}: ${reason}`;
}
