import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {PROJECT as ROOT, runProgram, type Run} from './stage';

/** The language files, if they were built. A link would not do: the bundler resolves their real path. */
const LANGUAGE = 'language/dist';

/** Copies all files that git does not ignore into a new folder, and makes that a repository. */
export function copyProject(): string {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'cut-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {cwd: ROOT});
  for (const file of String(files).split('\n')) {
    const from = path.join(ROOT, file);
    if (file === '' || !fs.existsSync(from)) continue;
    fs.mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    fs.copyFileSync(from, path.join(folder, file));
  }
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  if (fs.existsSync(path.join(ROOT, LANGUAGE)))
    fs.cpSync(path.join(ROOT, LANGUAGE), path.join(folder, LANGUAGE), {recursive: true});
  commit(folder, 'A copy');
  return folder;
}

/** Commits everything, because some checks ask git. */
export function commit(folder: string, message: string): void {
  const git = (...args: string[]) => execFileSync('git', args, {cwd: folder, stdio: 'pipe'});
  if (!fs.existsSync(path.join(folder, '.git'))) git('init', '--quiet');
  git('add', '--all');
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
  git(...author, 'commit', '--quiet', '--message', message);
}

/** The output of `git status`, for the whole copy or for some paths; empty if nothing has changed. */
export function changes(folder: string, paths: readonly string[] = []): string {
  return String(execFileSync('git', ['status', '--porcelain', '--', ...paths], {cwd: folder}));
}

/** Runs a command in the copy. */
export function run(
  folder: string,
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Run> {
  // The variables of this test run must not reach the one in the copy.
  return runProgram(program, args, folder, {...withoutRunner(process.env), ...env});
}

function withoutRunner(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const ours = Object.keys(env).filter((name) =>
    /^VITEST|^REPORT_FILE$|^NODE_ENV$|^npm_|^TEST$/.test(name),
  );
  const others = {...env};
  ours.forEach((name) => Reflect.deleteProperty(others, name));
  return others;
}
