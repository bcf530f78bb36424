import {execFileSync} from 'node:child_process';

/**
 * The files that differ from the main branch: committed, not committed yet, and untracked ones.
 *
 * @param siteDir the project's root
 * @param base the branch to compare with; its last common commit with HEAD counts
 * @returns paths from the root, without deleted files
 * @throws Error if git does not know the branch
 */
export function listChangedFiles(siteDir: string, base = 'main'): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, {cwd: siteDir, encoding: 'utf8', stdio: 'pipe'})
      .split('\0')
      .filter(Boolean);
  const [start = ''] = git('merge-base', base, 'HEAD');
  return [
    ...git('diff', '-z', '--name-only', '--relative', '--diff-filter=d', start.trim()),
    ...git('ls-files', '-z', '--others', '--exclude-standard'),
  ];
}
