import {spawn, type ChildProcess, type StdioOptions} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {copyProject} from '../../testing/copyProject';

/** The bundler's cache, in the folder of packages. */
const CACHE = '.cache';

/** A copy of the project in a temporary folder, which is removed when this process ends. */
export class SiteCopy {
  readonly folder = copyProject();
  readonly #running = new Set<ChildProcess>();

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => process.exit(1));
    }
    process.on('exit', () => {
      // SIGKILL: a server that sees its files disappear would build the rest of the site.
      for (const child of this.#running) child.kill('SIGKILL');
      fs.rmSync(this.folder, {recursive: true, force: true, maxRetries: 10});
    });
    separatePackages(path.join(this.folder, 'node_modules'));
  }

  /** Starts a command of Docusaurus, such as `['build']`, in a new process. */
  run(args: readonly string[], env: NodeJS.ProcessEnv, stdio: StdioOptions): ChildProcess {
    const cli = path.join(this.folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
    const child = spawn(process.execPath, [cli, ...args], {
      cwd: this.folder,
      env: {...process.env, ...env},
      stdio,
    });
    this.#running.add(child);
    child.on('close', () => this.#running.delete(child));
    return child;
  }

  /** Deletes the caches, so that the next build is cold. */
  forgetBuilds(): void {
    for (const cached of ['.docusaurus', 'build', `node_modules/${CACHE}`]) {
      fs.rmSync(path.join(this.folder, cached), {recursive: true, force: true});
    }
  }
}

/** Replaces the link to the packages by a folder of links, so that the copy has its own cache. */
function separatePackages(link: string): void {
  const packages = fs.realpathSync(link);
  fs.rmSync(link);
  fs.mkdirSync(link);
  for (const name of fs.readdirSync(packages)) {
    if (name !== CACHE) fs.symlinkSync(path.join(packages, name), path.join(link, name));
  }
}
