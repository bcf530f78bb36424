/** The history of a draft: its last runs. */
import type {Draft} from './draft';
import {sameDraft} from './keptDraft';
import type {Report} from './report';

/** A run: what went in, and what came out. */
export interface Run {
  readonly draft: Draft;
  readonly report: Report;
  /** Whether the draft ran by itself, after a change. */
  readonly isAutomatic: boolean;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
}

/** Number of runs in the history of a draft. */
export const RUNS = 20;
/** A run with more characters is not in the history: twenty of them would fill the browser's storage. */
const LONGEST = 1_000_000;

/**
 * Adds a run to a history, which has the newest first. It replaces the newest one if that had the same
 * texts, or if that failed while the reader was typing.
 */
export function addRun(runs: readonly Run[], run: Run): readonly Run[] {
  if (JSON.stringify(run).length > LONGEST) return runs;
  const [newest, ...older] = runs;
  const isReplaced =
    newest && (sameDraft(newest.draft, run.draft) || (newest.isAutomatic && !newest.report.ok));
  return [run, ...(isReplaced ? older : runs)].slice(0, RUNS);
}
