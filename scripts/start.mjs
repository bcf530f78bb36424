// @ts-check
// `npm start`: installs what is missing, then serves the site with live reload.
// Plain JavaScript without packages, because it runs before there are any.
import {spawn} from 'node:child_process';
import path from 'node:path';
import {cacheFolder} from '../language/compile/cache.mjs';
import {takeBuilt} from '../language/compile/take.mjs';
import {runMain} from './setup/next-step.mjs';
import {checkNodeVersion} from './setup/node-version.mjs';
import {ensurePackages} from './setup/packages.mjs';
import {choosePort, requireFreePort} from './setup/port.mjs';
import {readManifest, root} from './setup/project.mjs';
import {readSiteAddress} from './setup/site-address.mjs';

await runMain(async () => {
  checkNodeVersion(process.versions.node, readManifest().engines.node);
  const port = choosePort(process.argv.slice(2), process.env);
  await requireFreePort(port);
  await ensurePackages(root);
  const said = await takeBuilt(root, cacheFolder(), readSiteAddress(root));
  if (said) console.log(said);
  console.log(
    `Starting the site on http://localhost:${port}/ (a save reloads the page, Ctrl+C ends) ...`,
  );
  return serve(port);
});

/**
 * @param {number} port
 * @returns {Promise<number>} the exit code; an interrupt from the keyboard counts as success
 */
function serve(port) {
  const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [cli, 'start', '--port', String(port), '--no-open'], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      resolve(signal ? 0 : (code ?? 1));
    });
  });
}
