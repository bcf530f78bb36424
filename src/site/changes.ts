import path from 'node:path';
import {writeChanges} from '../plugins/changes';
import {comparePairs, type Pair} from '../plugins/changes/node/pairs';
import type {Step} from '../plugins/finish';
import {createRecordStore} from '../records/model/node/store';
import type {DocsVersion} from './versions';

const siteDir = path.resolve(__dirname, '../..');
let known: readonly Pair[] | undefined;

/** What changed between neighboring versions. It is compared once: a change of a page needs a new start. */
export function changedPairs(versions: readonly DocsVersion[]): readonly Pair[] {
  known ??= comparePairs({siteDir, versions, recordsOf: createRecordStore(siteDir)});
  return known;
}

/** Writes what changed on each page. */
export function changesStep(versions: readonly DocsVersion[]): Step {
  return ({outDir}) => writeChanges(outDir, changedPairs(versions));
}
