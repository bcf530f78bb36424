import {VersionChangeError} from '../core/changes';
import {applyChanges} from './apply';
import {planCut} from './planCut';
import {recheckFollowers} from './recheck';
import {findPreview} from './release';

/**
 * Cuts a version of the docs from the unreleased ones. If it is refused or fails, nothing is changed.
 *
 * @param siteDir the project's root
 * @param version the series to cut, such as `1.2`
 * @param coming the series that the unreleased docs become next; by default the one after `version`
 * @param copyPages copies pages and sidebar, and adds the version to versions.json
 */
export async function cutVersion(
  siteDir: string,
  version: string,
  coming: string | undefined,
  copyPages: () => Promise<void>,
): Promise<void> {
  await run(async () => {
    const {changes, made} = planCut(siteDir, version, coming);
    await applyChanges(siteDir, changes, [...made, 'versions.json'], copyPages);
    const {copies, writes} = changes;
    for (const {from, to} of copies) console.log(`Copied ${from} to ${to}.`);
    console.log(`Changed ${writes.size} files that name the version.`);
    recheckFollowers(siteDir);
    console.log(
      `Version ${version} is the newest one. Look at it with \`npm start\`, run \`npm test\`, and ` +
        'commit what `git status` shows.',
    );
    console.log(findPreview(siteDir) ?? 'The `release` in its version.yaml is final.');
  });
}

/** Prints the message of a refusal without a stack, and sets the exit code. */
export async function run(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof VersionChangeError)) throw error;
    console.error(`${error.message}\nNothing was changed.`);
    process.exitCode = 1;
  }
}
