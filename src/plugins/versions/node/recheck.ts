import {spawnSync} from 'node:child_process';
import {exists} from './paths';

/** Folders outside the docs with samples, which are checked with the newest version. */
const FOLLOWERS = ['blog', 'community', 'rfc', 'src/pages'];

/**
 * Checks the samples outside the docs with the version that is now the newest, and updates their
 * records. It never changes these pages: if a sample gives another result, a maintainer decides.
 * Without the language files the old records remain.
 */
export function recheckFollowers(siteDir: string): void {
  const command = ['run', '--silent', 'samples', '--', '--update-records', ...FOLLOWERS];
  if (!exists(siteDir, 'language/dist/manifest.json')) {
    console.log(
      'The language files are missing, so samples outside the docs were not checked with the new ' +
        `version. Run: npm run language && npm ${command.join(' ')}`,
    );
    return;
  }
  const {status} = spawnSync('npm', command, {cwd: siteDir, stdio: 'inherit'});
  if (status === 0) return;
  console.log(
    'The samples above give other results with the new version. Fix them, or name the version that ' +
      'they were written for: `samples_version` in the front matter of their page.',
  );
}
