/** `--update`: writes the outcomes of runs into pages and records. */
import fs from 'node:fs';
import path from 'node:path';
import type {Outcome} from '../../model/outcome';
import {judgeItem} from '../judgeItem';
import {formatRecords, mergeRecords, RecordsError} from '../../model/records';
import {applyRepairs} from '../repair';
import {recordsFile, writeRecords} from '../../model/node/recordFiles';
import {verify, type Verification, type VerifyOptions} from './verify';

export interface Update extends Verification {
  /** Pages that were changed. */
  readonly changed: readonly string[];
  /** Files of records that were changed, from the project's root. */
  readonly recorded: readonly string[];
}

interface UpdateOptions extends VerifyOptions {
  /** Lets the update remove more than a tenth of all records. */
  readonly force?: boolean;
}

/**
 * Repairs pages, writes records, and verifies the result.
 *
 * @param parts `records` leaves the text of pages as it is
 * @throws RecordsError if more than a tenth of all records would be removed, unless `force` is set
 */
export async function update(
  options: UpdateOptions,
  parts: 'pages and records' | 'records' = 'pages and records',
): Promise<Update> {
  const before = await verify(options);
  limitRemoval(before.orphans.length, before, options);
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

/** Whether so many records are more than an update removes without being asked to. */
export function isMassRemoval(removed: number, {stored}: {readonly stored: number}): boolean {
  return removed > stored / 10;
}

function limitRemoval(removed: number, of: Verification, {force = false}: UpdateOptions): void {
  if (force || !isMassRemoval(removed, of)) return;
  throw new RecordsError(
    `This update would remove ${removed} of ${of.stored} records, so it wrote no records. Usually the ` +
      'pages or the language files are not as they should be: look at `git status`, and run npm run ' +
      'samples. If the samples are really gone, add --force.',
  );
}

/** Writes the outcomes of all items that agree with their pages, and drops the records of the others. */
function record(verification: Verification, options: UpdateOptions) {
  const {reports, records, fresh, orphans} = verification;
  const {siteDir} = options;
  const writes = reports.flatMap(({plan: {page, items}}) => {
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
    return [{page, next, lost: [...old.keys()].filter((key) => !next.has(key)).length}];
  });
  const pages = new Set(reports.map(({plan}) => recordsFile(plan.page)));
  const files = orphans.map((orphan) => orphan.split(' ')[0] ?? '');
  const gone = files.filter((file) => !pages.has(file));
  const lost = writes.reduce((sum, write) => sum + write.lost, gone.length);
  limitRemoval(lost, verification, options);
  for (const {page, next} of writes) writeRecords(siteDir, page, next);
  const removed = [...new Set(gone)];
  removed.forEach((file) => fs.rmSync(path.join(siteDir, file)));
  return [...writes.map(({page}) => recordsFile(page)), ...removed];
}
