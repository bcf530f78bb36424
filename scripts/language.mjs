// @ts-check
// `npm run language`: builds the language implementations of the docs' versions to WebAssembly,
// or takes them from the cache. See language/README.md.
import fs from 'node:fs';
import path from 'node:path';
import {cacheFolder, makeWhole, requireRoom} from '../language/compile/cache.mjs';
import {compileVersion} from '../language/compile/compile.mjs';
import {cacheKey} from '../language/compile/inputs.mjs';
import {withLock} from '../language/compile/lock.mjs';
import {summarize} from '../language/compile/manifest.mjs';
import {publish} from '../language/compile/publish.mjs';
import {findToolchains} from '../language/compile/toolchains/find.mjs';
import {chooseVersions} from '../language/compile/versions.mjs';
import {runMain} from './setup/next-step.mjs';
import {root} from './setup/project.mjs';

/** @typedef {import('../language/compile/versions.mjs').Version} Version */

await runMain(async () => {
  const cache = cacheFolder();
  const chosen = chooseVersions(process.argv.slice(2));
  if (listMissing(cache, chosen).length > 0) {
    requireRoom(cache);
    // Looks again: another build may have made what is missing in the meantime.
    await withLock(path.join(cache, 'lock'), () => buildAll(cache, listMissing(cache, chosen)));
  }
  for (const entry of publish(root, cache)) console.log(summarize(entry));
  console.log(`In language/dist, from ${cache}.`);
  return 0;
});

/**
 * @param {string} cache
 * @param {readonly Version[]} versions
 */
function listMissing(cache, versions) {
  return versions.filter((version) => !fs.existsSync(path.join(cache, cacheKey(root, version))));
}

/**
 * @param {string} cache
 * @param {readonly Version[]} versions
 */
async function buildAll(cache, versions) {
  if (versions.length === 0) return;
  const toolchains = await findToolchains(cache);
  for (const version of versions) {
    const toolchain = await toolchains[version.compiler]();
    const job = {root, cache, version, toolchain, fetcher: await toolchains.current()};
    const folder = path.join(cache, cacheKey(root, version));
    await makeWhole(folder, (draft) => compileVersion(job, draft));
  }
}
