/** A copy of the project to build and to change, for measurements. */
import {spawn, type ChildProcess, type StdioOptions} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {copyProject} from '../../tests/cut/copy';

/** What a build keeps for the next one, in a folder of packages. */
const KEPT = '.cache';

/** A project in a temporary folder. It is gone when this process ends, however it ends. */
export class SiteCopy {
  readonly folder = copyProject();
  readonly #running = new Set<ChildProcess>();

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => process.exit(1));
    }
    process.on('exit', () => {
      // At once: a server that sees its files go away builds what is left of the site.
      for (const child of this.#running) child.kill('SIGKILL');
      fs.rmSync(this.folder, {recursive: true, force: true, maxRetries: 10});
    });
    separatePackages(path.join(this.folder, 'node_modules'));
  }

  /** Starts Docusaurus, such as `['build']`, in a process of its own. */
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

  /** Makes the next build a first one. */
  forgetBuilds(): void {
    for (const kept of ['.docusaurus', 'build', `node_modules/${KEPT}`]) {
      fs.rmSync(path.join(this.folder, kept), {recursive: true, force: true});
    }
  }
}

/** Turns a link to the packages into a folder of links: what builds keep there is the copy's own. */
function separatePackages(link: string): void {
  const packages = fs.realpathSync(link);
  fs.rmSync(link);
  fs.mkdirSync(link);
  for (const name of fs.readdirSync(packages)) {
    if (name !== KEPT) fs.symlinkSync(path.join(packages, name), path.join(link, name));
  }
}
