import {execFileSync} from 'node:child_process';

/**
 * Whether pages can show the date of their last change. In a shallow clone, git reports its oldest commit
 * as the last change of nearly every file, and no date is better than a wrong one.
 *
 * @param folder a folder of the project
 * @returns false in a shallow clone, outside of git, and if git is not installed
 */
export function hasPageDates(folder: string): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}
