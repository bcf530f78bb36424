// @ts-check
import {execFileSync} from 'node:child_process';

/** Where the main branch can be: the project's own repository first, then a fork, then this clone. */
const MAIN = ['upstream/main', 'origin/main', 'main'];

/**
 * Lists what differs from the main branch: committed, uncommitted and untracked.
 *
 * @param {string} root the project's folder
 * @param {string | undefined} target the branch that a pull request goes to
 * @returns {{base: string, changed: readonly string[], removed: readonly string[]} | undefined}
 *   `base` is the branch, the paths are from the root; undefined if git does not know that branch
 */
export function readChanges(root, target) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  const list = (/** @type {string} */ output) => output.split('\0').filter(Boolean);
  for (const base of target ? [`origin/${target}`, target] : MAIN) {
    let start;
    try {
      start = git('merge-base', base, 'HEAD').trim();
    } catch {
      continue;
    }
    const diff = (/** @type {string} */ filter) =>
      list(git('diff', '--name-only', '--no-renames', '-z', `--diff-filter=${filter}`, start));
    const untracked = list(git('ls-files', '--others', '--exclude-standard', '-z'));
    return {base, changed: [...new Set([...diff('d'), ...untracked])].sort(), removed: diff('D')};
  }
  return undefined;
}
