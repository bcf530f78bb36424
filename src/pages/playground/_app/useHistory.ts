import {useEffect, useEffectEvent, useState} from 'react';
import {addRun, type Run} from '../../../plugins/live/core/runs';
import {store, type Shown} from './usePlayground';

/** The last runs of the draft on the page, the newest first; they are kept with the draft. */
export function useHistory({id, draft, isKept}: Shown, last: Run | undefined): readonly Run[] {
  const [history, setHistory] = useState<{readonly id: string; readonly runs: readonly Run[]}>();
  const runs = history?.id === id ? history.runs : undefined;

  useEffect(() => {
    let wanted = true;
    const set = (found: readonly Run[]) => wanted && setHistory({id, runs: found});
    store.runs(id).then(set, () => set([]));
    return () => {
      wanted = false;
    };
  }, [id]);

  const record = useEffectEvent((run: Run) => {
    if (run.draft !== draft || !runs || runs.some(({at}) => at === run.at)) return;
    setHistory({id, runs: addRun(runs, run)});
  });
  const isRead = runs !== undefined;
  useEffect(() => {
    if (last && isRead) record(last);
  }, [last, isRead]);

  useEffect(() => {
    // If the database is full, the run is listed until the page is closed.
    if (isKept && runs) store.saveRuns(id, runs).catch(() => undefined);
  }, [id, isKept, runs]);

  return runs ?? [];
}
