/** Runs samples in the language implementations. */
import fs from 'node:fs';
import path from 'node:path';
import type {LanguageClient} from '../../../language/client';
import {outcomeOf, type Implementation, type LanguageOutcome} from '../../model/outcome';
import {keyOf} from '../../model/key';
import type {LanguageTask} from '../../model/tasks';

/** A built language implementation of one version. */
export interface BuiltLanguage {
  readonly client: Pick<LanguageClient, 'askAll'>;
  readonly by: Implementation;
  /** Hash of the built file and its library, so that answers of another build are not used. */
  readonly hash: string;
}

/** Tasks in one request: enough to keep both sides busy, few enough to show progress. */
const BATCH = 200;

/**
 * Returns outcomes of tasks by key. Outcomes that the same build gave before come from the cache folder.
 */
export async function askLanguage(
  tasks: readonly LanguageTask[],
  {client, by, hash}: BuiltLanguage,
  cacheDir: string,
): Promise<ReadonlyMap<string, LanguageOutcome>> {
  const file = path.join(cacheDir, `${keyOf([by, hash])}.json`);
  const known = readCache(file);
  const unique = [...new Map(tasks.map((task) => [task.key, task])).values()];
  const faults = new Set<string>();
  const open = unique.filter(({key}) => !known.has(key));
  for (let from = 0; from < open.length; from += BATCH) {
    const batch = open.slice(from, from + BATCH);
    const answers = await client.askAll(batch.map(({request}) => request));
    batch.forEach((task, index) => {
      const answer = answers[index];
      if (answer) known.set(task.key, outcomeOf(task, answer, by));
      // A program that was ended from outside may finish the next time.
      if (answer?.fault) faults.add(task.key);
    });
  }
  if (open.length > 0) {
    const cached = [...known].filter(([key]) => !faults.has(key));
    fs.mkdirSync(cacheDir, {recursive: true});
    fs.writeFileSync(file, JSON.stringify(Object.fromEntries(cached)));
  }
  return new Map(
    unique.flatMap(({key}) => {
      const outcome = known.get(key);
      return outcome ? [[key, outcome] as const] : [];
    }),
  );
}

// A missing or broken cache file counts as empty.
function readCache(file: string): Map<string, LanguageOutcome> {
  try {
    return new Map(Object.entries(JSON.parse(fs.readFileSync(file, 'utf8')) as object));
  } catch {
    return new Map();
  }
}
