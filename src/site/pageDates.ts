import {execFileSync} from 'node:child_process';

/**
 * Whether pages can tell when they were changed last. In a shallow clone git takes the oldest commit
 * that it has for the last change of nearly every file: no date is better than that one.
 *
 * @param folder a folder of the project
 * @returns false in a shallow clone, outside of git, and where git is not installed
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
