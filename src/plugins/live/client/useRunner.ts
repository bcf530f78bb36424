/** Runs a draft: on request, and by itself a moment after each change once it has run. */
import {useCallback, useEffect, useRef, useState} from 'react';
import type {Progress} from '../../../language/load';
import {LoadError} from '../../../language/loadError';
import type {CheckAnswer, RunAnswer} from '../../../language/protocol';
import type {Draft, Surrounding} from '../core/draft';
import {reportOf, type Report} from '../core/report';
import {questionOf, type InputProblem} from '../core/request';
import type {Run} from '../core/runs';
import {isOpen, openLanguage} from './languages';

/** The state of a run. */
export type RunState =
  | {readonly phase: 'idle'}
  | {readonly phase: 'loading'; readonly progress?: Progress}
  | {readonly phase: 'running'}
  | {readonly phase: 'refused'; readonly message: string}
  | {readonly phase: 'invalid-input'; readonly problems: readonly InputProblem[]}
  | {readonly phase: 'done'; readonly report: Report; readonly milliseconds: number};

/** Milliseconds without a keystroke after which a changed draft runs by itself. */
const PAUSE_MS = 300;

interface Runner {
  readonly state: RunState;
  /** The last report, also while the next run is in progress. */
  readonly report: Report | undefined;
  /** Whether the draft has changed since the report. */
  readonly isStale: boolean;
  /** The last run, whose report this is. */
  readonly last: Run | undefined;
  readonly run: () => void;
}

/**
 * Runs a draft with the language of its version.
 *
 * @param runAtOnce whether the first run needs no request
 */
export function useRunner(
  draft: Draft,
  how: 'run' | 'check',
  surrounding: Surrounding | undefined,
  runAtOnce: boolean,
): Runner {
  const [state, setState] = useState<RunState>({phase: 'idle'});
  const [last, setLast] = useState<Run>();
  // Answers to earlier drafts are dropped.
  const latest = useRef(0);
  const follows = useRef(runAtOnce);

  const start = useCallback(
    (isAutomatic: boolean) => {
      const number = ++latest.current;
      const set = (next: RunState): void => {
        if (number === latest.current) setState(next);
      };
      follows.current = true;
      void ask(draft, how, surrounding, set).then((made) => {
        if (number !== latest.current || !made) return;
        setLast({report: made, draft, isAutomatic, at: Date.now()});
        // A draft that exceeded a limit would exceed it again after each keystroke.
        if (made.fault) follows.current = false;
      });
    },
    [draft, how, surrounding],
  );

  useEffect(() => {
    if (!follows.current) return undefined;
    const pause = latest.current === 0 ? 0 : PAUSE_MS;
    const timer = setTimeout(() => start(true), pause);
    return () => clearTimeout(timer);
  }, [start]);

  const run = useCallback(() => start(false), [start]);
  return {state, report: last?.report, isStale: last?.draft !== draft, last, run};
}

async function ask(
  draft: Draft,
  how: 'run' | 'check',
  surrounding: Surrounding | undefined,
  set: (state: RunState) => void,
): Promise<Report | undefined> {
  const question = questionOf(draft, how, surrounding);
  if ('problems' in question) {
    set({phase: 'invalid-input', problems: question.problems});
    return undefined;
  }
  try {
    if (!isOpen(draft.version)) set({phase: 'loading'});
    const client = await openLanguage(draft.version, (progress) => {
      set({phase: 'loading', progress});
    });
    set({phase: 'running'});
    const begin = performance.now();
    const answer: CheckAnswer | RunAnswer = await client.ask(question.request);
    const milliseconds = performance.now() - begin;
    const report = reportOf(answer, draft.source, question.program, question.events);
    set({phase: 'done', report, milliseconds});
    return report;
  } catch (error) {
    const message = error instanceof LoadError ? error.message : String(error);
    set({phase: 'refused', message});
    return undefined;
  }
}
