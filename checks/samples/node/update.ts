/** `--update`: pages show what their runs gave, records hold it. */
import fs from 'node:fs';
import path from 'node:path';
import type {LanguageVersion} from '../../../language/host/protocol';
import type {Outcome} from '../../../samples/model/outcome';
import {judgeItem} from '../judgeItem';
import {formatRecords, mergeRecords, type Records} from '../../../samples/model/records';
import {applyRepairs} from '../repair';
import {writeRecords} from '../../../samples/model/node/recordFiles';
import {verify, type Verification, type VerifyOptions} from './verify';

export interface Update extends Verification {
  /** Pages that were changed. */
  readonly changed: readonly string[];
  /** Versions whose records were changed. */
  readonly recorded: readonly LanguageVersion[];
}

/** Mends pages, writes records, and verifies what is there then. */
export async function update(options: VerifyOptions): Promise<Update> {
  const before = await verify(options);
  const changed = before.reports.flatMap(({plan, problems}) => {
    const repairs = problems.flatMap(({repair}) => (repair ? [repair] : []));
    if (repairs.length === 0 || !/\.mdx?$/.test(plan.page)) return [];
    const file = path.join(options.siteDir, plan.page);
    fs.writeFileSync(file, applyRepairs(fs.readFileSync(file, 'utf8'), repairs));
    return [plan.page];
  });
  const mended = await verify({...options, known: before.fresh});
  const recorded = record(mended, options);
  const after = await verify({...options, known: before.fresh});
  return {...after, changed, recorded};
}

/** Writes the outcomes of all items that are as their pages say; drops the others' records. */
function record(
  {reports, records, fresh}: Verification,
  options: VerifyOptions,
): LanguageVersion[] {
  const items = reports.flatMap(({plan}) => plan.items);
  const changed: LanguageVersion[] = [];
  for (const [version, old] of records) {
    const own = items.filter(({task}) => task.version === version);
    const good = new Map<string, Outcome>();
    const bad = new Set<string>();
    for (const item of own) {
      const outcome = fresh.get(item.task.key);
      if (!outcome) continue;
      if (judgeItem(item, outcome).length === 0) good.set(item.task.key, outcome);
      else bad.add(item.task.key);
    }
    // A check of some pages says nothing about the records that others need.
    const all = (options.only ?? []).length === 0;
    const kept = all ? own.map(({task}) => task.key) : [...old.keys(), ...good.keys()];
    const next: Records = mergeRecords(old, good, new Set(kept.filter((key) => !bad.has(key))));
    if (formatRecords(next) === formatRecords(old)) continue;
    writeRecords(options.siteDir, version, next);
    changed.push(version);
  }
  return changed;
}
