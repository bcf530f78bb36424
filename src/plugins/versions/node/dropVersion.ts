import {applyChanges} from './apply';
import {run} from './cutVersion';
import {planDrop} from './planDrop';

/**
 * Takes a version of the docs away. Nothing is changed where it is refused or fails.
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
      `Addresses of ${version} lead to the oldest version left: data/redirects.yaml has them. Its ` +
        'language program stays, since samples of other pages can name it.\n' +
        'Run `npm test`, and commit what `git status` shows.',
    );
  });
}
