import fs from 'node:fs';
import path from 'node:path';
import type {Changes} from '../core/changes';

/**
 * Applies changes. If a step fails, everything is undone.
 *
 * @param siteDir the project's root
 * @param others further paths that `extra` writes, which are restored or removed after a failure
 * @param extra runs first
 * @throws the error of the step, after everything was undone
 */
export async function applyChanges(
  siteDir: string,
  {copies, removals, writes}: Changes,
  others: readonly string[] = [],
  extra: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const touched = [...copies.map(({to}) => to), ...removals, ...writes.keys(), ...others];
  // Outer folders first: files inside of them are then backed up already.
  const paths = [...new Set(touched)].sort();
  const backup = fs.mkdtempSync(path.join(siteDir, '.versions-'));
  try {
    for (const file of paths) copy(path.join(siteDir, file), path.join(backup, file));
    try {
      await extra();
      for (const {from, to} of copies) copy(path.join(siteDir, from), path.join(siteDir, to));
      for (const [file, text] of writes) write(path.join(siteDir, file), text);
      for (const file of removals) fs.rmSync(path.join(siteDir, file), {recursive: true});
    } catch (error) {
      for (const file of paths) fs.rmSync(path.join(siteDir, file), {recursive: true, force: true});
      for (const file of paths) copy(path.join(backup, file), path.join(siteDir, file));
      throw error;
    }
  } finally {
    fs.rmSync(backup, {recursive: true, force: true});
  }
}

function copy(from: string, to: string): void {
  if (!fs.existsSync(from)) return;
  fs.cpSync(from, to, {recursive: true});
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}
