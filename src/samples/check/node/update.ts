/** `--update`: writes the outcomes of runs into pages and records. */
import fs from 'node:fs';
import path from 'node:path';
import type {Outcome} from '../../model/outcome';
import {judgeItem} from '../judgeItem';
import {formatRecords, mergeRecords} from '../../model/records';
import {applyRepairs} from '../repair';
import {recordsFile, writeRecords} from '../../model/node/recordFiles';
import {verify, type Verification, type VerifyOptions} from './verify';

export interface Update extends Verification {
  /** Pages that were changed. */
  readonly changed: readonly string[];
  /** Files of records that were changed, from the project's root. */
  readonly recorded: readonly string[];
}

/**
 * Repairs pages, writes records, and verifies the result.
 *
 * @param parts `records` leaves the text of pages as it is
 */
export async function update(
  options: VerifyOptions,
  parts: 'pages and records' | 'records' = 'pages and records',
): Promise<Update> {
  const before = await verify(options);
  const repairable = parts === 'records' ? [] : before.reports;
  const changed = repairable.flatMap(({plan, problems}) => {
    const repairs = problems.flatMap(({repair}) => (repair ? [repair] : []));
    if (repairs.length === 0 || !/\.mdx?$/.test(plan.page)) return [];
    const file = path.join(options.siteDir, plan.page);
    fs.writeFileSync(file, applyRepairs(fs.readFileSync(file, 'utf8'), repairs));
    return [plan.page];
  });
  const repaired = await verify({...options, known: before.fresh});
  const recorded = record(repaired, options);
  const after = await verify({...options, known: before.fresh});
  return {...after, changed, recorded};
}

/** Writes the outcomes of all items that agree with their pages, and drops the records of the others. */
function record({reports, records, fresh, orphans}: Verification, {siteDir}: VerifyOptions) {
  const changed = reports.flatMap(({plan: {page, items}}) => {
    const old = records.get(page) ?? new Map<string, Outcome>();
    const good = new Map<string, Outcome>();
    const bad = new Set<string>();
    for (const item of items) {
      const outcome = fresh.get(item.task.id);
      if (!outcome) continue;
      if (judgeItem(item, outcome).length === 0) good.set(item.task.key, outcome);
      else bad.add(item.task.key);
    }
    const keys = items.map(({task}) => task.key).filter((key) => !bad.has(key));
    const next = mergeRecords(old, good, new Set(keys));
    if (formatRecords(next) === formatRecords(old)) return [];
    writeRecords(siteDir, page, next);
    return [recordsFile(page)];
  });
  // The records of existing pages have just been written, so the others belong to removed pages.
  const pages = new Set(reports.map(({plan}) => recordsFile(plan.page)));
  const gone = new Set(orphans.map((orphan) => orphan.split(' ')[0] ?? ''));
  const removed = [...gone].filter((file) => !pages.has(file));
  removed.forEach((file) => fs.rmSync(path.join(siteDir, file)));
  return [...changed, ...removed];
}
