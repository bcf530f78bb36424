import {applyChanges} from './apply';
import {run} from './cutVersion';
import {planDrop} from './planDrop';

/**
 * Removes a version of the docs. If it is refused or fails, nothing is changed.
 *
 * @param siteDir the project's root
 * @param version its label
 */
export async function dropVersion(siteDir: string, version: string): Promise<void> {
  await run(async () => {
    const changes = planDrop(siteDir, version);
    await applyChanges(siteDir, changes);
    for (const file of changes.removals) console.log(`Removed ${file}.`);
    console.log(
      `Addresses of ${version} now redirect to the oldest version left, see data/redirects.yaml. Its ` +
        'language program remains, because samples of other pages can use it.\n' +
        'Run `npm test`, and commit what `git status` shows.',
    );
  });
}
