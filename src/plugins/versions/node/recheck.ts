import {spawnSync} from 'node:child_process';
import {exists} from './paths';

/** What has samples and documents the newest version, whichever that is. */
const FOLLOWERS = ['blog', 'community', 'rfc', 'src/pages'];

/**
 * Checks the samples outside the docs with the version that is the newest one now, and writes their
 * records anew. Without the language files their old records stand.
 */
export function recheckFollowers(siteDir: string): void {
  const command = ['run', '--silent', 'samples', '--', '--update', ...FOLLOWERS];
  if (!exists(siteDir, 'language/dist/manifest.json')) {
    console.log(`Samples outside the docs follow the newest version: npm ${command.join(' ')}`);
    return;
  }
  const {status} = spawnSync('npm', command, {cwd: siteDir, stdio: 'inherit'});
  if (status === 0) return;
  console.log(
    'The samples above are not as the newest version has them. Mend them, or name the version that ' +
      'they were written for: `samples_version` in the front matter of their page.',
  );
}
