/** Plans all pages, runs the samples that can be run, and compares the pages with the outcomes. */
import fs from 'node:fs';
import path from 'node:path';
import type {LanguageRelease} from '../../../language/protocol';
import type {Outcome, RuntimeOutcome} from '../../model/outcome';
import {reportPage, type PageReport} from '../outcomes';
import {judgeItem} from '../judgeItem';
import type {Item, PagePlan} from '../../model/plan';
import type {Records} from '../../model/records';
import {askLanguage, type BuiltLanguage} from './ask';
import {planPages} from './pages';
import {listRecordFiles, readRecords, recordsFile} from '../../model/node/recordFiles';
import {parseRecords} from '../../model/records';
import type {Runtime} from './runtime';

export interface VerifyOptions {
  /** The project's root. */
  readonly siteDir: string;
  /** Paths from the root to narrow the check to; empty for all pages. */
  readonly only?: readonly string[];
  /** Built programs; if a version's program is not built, its pages are compared with their records. */
  readonly languages: ReadonlyMap<LanguageRelease, BuiltLanguage>;
  /** Runtimes by the series of their release. */
  readonly runtimes?: ReadonlyMap<string, Runtime>;
  /** Runs also the commands whose records are fresh. */
  readonly rerun?: boolean;
  /** Folder of the cache of answers. */
  readonly cacheDir: string;
  /** Outcomes of an earlier check by the id of their task, which are used again. */
  readonly known?: ReadonlyMap<string, Outcome>;
  readonly onProgress?: (message: string) => void;
}

export interface Verification {
  readonly reports: readonly PageReport[];
  /** The records of each page that was checked, by its path. */
  readonly records: ReadonlyMap<string, Records>;
  /** Outcomes of this check by the id of their task, from an implementation or the cache. */
  readonly fresh: ReadonlyMap<string, Outcome>;
  /** Records that no sample needs any more, as `file key`; empty if only some pages are checked. */
  readonly orphans: readonly string[];
  /** How many records the project has. */
  readonly stored: number;
}

export async function verify(options: VerifyOptions): Promise<Verification> {
  const {siteDir, only = []} = options;
  const plans = planPages(siteDir, only);
  const records = new Map(plans.map(({page}) => [page, readRecords(siteDir, page)]));
  const fresh = new Map<string, Outcome>(options.known);
  await Promise.all(
    [...options.languages].map(([release, language]) =>
      checkWith(release, language, plans, fresh, options),
    ),
  );
  await runCommands(plans, records, fresh, options);
  const reports = plans.map((plan) => reportPage(plan, records.get(plan.page) ?? new Map(), fresh));
  const needed = new Set(
    plans.flatMap(({page, items}) => items.map(({task}) => `${recordsFile(page)} ${task.key}`)),
  );
  const stored = listRecordFiles(siteDir).flatMap((file) => {
    const keys = parseRecords(fs.readFileSync(path.join(siteDir, file), 'utf8'), file).keys();
    return [...keys].map((key) => `${file} ${key}`);
  });
  const orphans = only.length > 0 ? [] : stored.filter((record) => !needed.has(record));
  return {reports, records, fresh, orphans, stored: stored.length};
}

async function checkWith(
  release: LanguageRelease,
  language: BuiltLanguage,
  plans: readonly PagePlan[],
  fresh: Map<string, Outcome>,
  {cacheDir}: VerifyOptions,
): Promise<void> {
  const tasks = plans.flatMap(({items}) =>
    items.flatMap(({kind, task}) =>
      kind === 'sample' && task.version.program.release === release && !fresh.has(task.id)
        ? [task]
        : [],
    ),
  );
  const outcomes = await askLanguage(tasks, language, cacheDir);
  for (const {id, key} of tasks) {
    const outcome = outcomes.get(key);
    if (outcome) fresh.set(id, outcome);
  }
}

// One after another, because two runs could need the same port.
async function runCommands(
  plans: readonly PagePlan[],
  records: ReadonlyMap<string, Records>,
  fresh: Map<string, Outcome>,
  {runtimes, rerun = false, onProgress}: VerifyOptions,
): Promise<void> {
  for (const {page, items} of plans) {
    for (const item of items) {
      if (item.kind === 'sample') continue;
      const {task} = item;
      const runtime = runtimes?.get(task.version.runtime ?? '');
      const recorded = records.get(page)?.get(task.key);
      if (!runtime || fresh.has(task.id) || (!rerun && isGood(item, recorded))) continue;
      onProgress?.(`running ${page} with ${runtime.by}`);
      const blocks = await runtime.run(task);
      const outcome: RuntimeOutcome = {by: runtime.by, blocks};
      fresh.set(task.id, outcome);
    }
  }
}

function isGood(item: Item, recorded: Outcome | undefined): boolean {
  return recorded !== undefined && judgeItem(item, recorded).length === 0;
}
