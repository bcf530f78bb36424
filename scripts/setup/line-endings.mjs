// @ts-check
import {spawnSync} from 'node:child_process';
import {NextStepError} from './next-step.mjs';

/**
 * Refuses a working copy with Windows line endings, in which every check would report false mistakes.
 *
 * @param {string} root the project's folder; passes if it is not a clone of git
 * @throws {NextStepError} naming a file, with the commands that check all files out again
 */
export function checkLineEndings(root) {
  const command = ['ls-files', '--eol', '--cached', '--others', '--exclude-standard'];
  const {stdout} = spawnSync('git', command, {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26});
  // A line: "i/lf    w/crlf  attr/text=auto eol=lf	README.md".
  const wrong = (stdout ?? '').split('\n').filter((line) => /^\S+\s+w\/(crlf|mixed)\s/.test(line));
  if (wrong.length === 0) return;
  const first = wrong[0]?.split('\t').at(-1);
  throw new NextStepError(
    `Files with Windows line endings (CRLF): ${wrong.length}, for example ${first}.`,
    [
      'Commit your changes, then check everything out again: ' +
        '`git rm -rq --cached .`, then `git reset -q --hard`.',
      'Set your editor to LF for this folder; it can read .editorconfig.',
    ],
  );
}
