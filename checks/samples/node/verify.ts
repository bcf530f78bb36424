/** Plans all pages, asks what can be asked, and holds the pages against the outcomes. */
import {LANGUAGE_VERSIONS, type LanguageVersion} from '../../../language/host/protocol';
import type {Outcome, RuntimeOutcome} from '../../../samples/model/outcome';
import {reportPage, type PageReport} from '../outcomes';
import {judgeItem} from '../judgeItem';
import type {Item, PagePlan} from '../../../samples/model/plan';
import type {Records} from '../../../samples/model/records';
import {askLanguage, type BuiltLanguage} from './ask';
import {planPages, type PageText} from './pages';
import {readRecords} from '../../../samples/model/node/recordFiles';
import type {Runtime} from './runtime';

export interface VerifyOptions {
  /** The project's root. */
  readonly siteDir: string;
  /** Paths from the root to narrow the check to; empty for all pages. */
  readonly only?: readonly string[];
  /** Pages whose blocks are no Markdown of a file. */
  readonly extra?: readonly PageText[];
  /** Built implementations; a version without one is held against its records. */
  readonly languages: ReadonlyMap<LanguageVersion, BuiltLanguage>;
  readonly runtimes?: ReadonlyMap<LanguageVersion, Runtime>;
  /** Runs also the commands whose records are fresh. */
  readonly rerun?: boolean;
  /** Folder of the cache of answers. */
  readonly cacheDir: string;
  /** Outcomes of an earlier check, which are not asked for again. */
  readonly known?: ReadonlyMap<string, Outcome>;
  readonly onProgress?: (message: string) => void;
}

export interface Verification {
  readonly reports: readonly PageReport[];
  readonly records: ReadonlyMap<LanguageVersion, Records>;
  /** Outcomes of this check by key, from an implementation or the cache of its answers. */
  readonly fresh: ReadonlyMap<string, Outcome>;
  /** Keys of records that no sample needs any more; empty after a narrowed check. */
  readonly orphans: readonly string[];
}

export async function verify(options: VerifyOptions): Promise<Verification> {
  const {siteDir, only = []} = options;
  const plans = planPages(siteDir, only, options.extra);
  const records = readRecords(siteDir);
  const fresh = new Map<string, Outcome>(options.known);
  await Promise.all(
    LANGUAGE_VERSIONS.map((version) => checkVersion(version, plans, fresh, options)),
  );
  await runCommands(plans, records, fresh, options);
  const recordsOf = (version: LanguageVersion): Records => records.get(version) ?? new Map();
  const reports = plans.map((plan) => reportPage(plan, recordsOf, fresh));
  return {reports, records, fresh, orphans: only.length > 0 ? [] : findOrphans(plans, records)};
}

function findOrphans(
  plans: readonly PagePlan[],
  records: ReadonlyMap<LanguageVersion, Records>,
): string[] {
  const needed = new Set(plans.flatMap(({items}) => items.map(({task}) => task.key)));
  return [...records.values()].flatMap((of) => [...of.keys()].filter((key) => !needed.has(key)));
}

async function checkVersion(
  version: LanguageVersion,
  plans: readonly PagePlan[],
  fresh: Map<string, Outcome>,
  {languages, cacheDir}: VerifyOptions,
): Promise<void> {
  const language = languages.get(version);
  if (!language) return;
  const tasks = plans.flatMap(({items}) =>
    items.flatMap((item) =>
      item.kind === 'sample' && item.task.version === version && !fresh.has(item.task.key)
        ? [item.task]
        : [],
    ),
  );
  const outcomes = await askLanguage(tasks, language, cacheDir);
  outcomes.forEach((outcome, key) => fresh.set(key, outcome));
}

// One after another: two runs could want the same port.
async function runCommands(
  plans: readonly PagePlan[],
  records: ReadonlyMap<LanguageVersion, Records>,
  fresh: Map<string, Outcome>,
  {runtimes, rerun = false, onProgress}: VerifyOptions,
): Promise<void> {
  for (const {page, items} of plans) {
    for (const item of items) {
      if (item.kind === 'sample') continue;
      const {task} = item;
      const runtime = runtimes?.get(task.version);
      const recorded = records.get(task.version)?.get(task.key);
      if (!runtime || fresh.has(task.key) || (!rerun && isGood(item, recorded))) continue;
      onProgress?.(`running ${page} with ${runtime.by}`);
      const blocks = await runtime.run(task);
      const outcome: RuntimeOutcome = {by: runtime.by, blocks};
      fresh.set(task.key, outcome);
    }
  }
}

function isGood(item: Item, recorded: Outcome | undefined): boolean {
  return recorded !== undefined && judgeItem(item, recorded).length === 0;
}
