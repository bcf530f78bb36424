// @ts-check
// `npm run language`: puts the WebAssembly language implementations of the docs' versions into
// language/dist. They come from the cache or the published site, or are compiled. See
// language/README.md.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {cacheFolder, createAtomically, requireDiskSpace} from '../language/compile/cache.mjs';
import {compileVersion} from '../language/compile/compile.mjs';
import {fetchVersions, listMissing} from '../language/compile/fetch.mjs';
import {cacheKey} from '../language/compile/inputs.mjs';
import {withLock} from '../language/compile/lock.mjs';
import {summarize} from '../language/compile/manifest.mjs';
import {publish} from '../language/compile/publish.mjs';
import {findToolchains} from '../language/compile/toolchains/find.mjs';
import {chooseVersions} from '../language/compile/versions.mjs';
import {NextStepError, runMain} from './setup/next-step.mjs';
import {root} from './setup/project.mjs';
import {readSiteAddress} from './setup/site-address.mjs';

/** @typedef {import('../language/compile/versions.mjs').Version} Version */

const USAGE = `npm run language -- [options] [versions]
  --from <address>  fetch from this site instead of the published one
  --fetch-only      do not compile versions that the site does not have
  --compile         do not ask the site
  --keys            print the keys of the versions' files, and do nothing
  versions          all by default`;

await runMain(async () => {
  const {values, positionals} = readArguments();
  const chosen = chooseVersions(positionals);
  if (values.keys) {
    console.log(chosen.map((version) => cacheKey(root, version)).join('\n'));
    return 0;
  }
  const cache = cacheFolder();
  const missing = () => listMissing(root, cache, chosen);
  if (missing().length > 0 && !values.compile) {
    await fetchVersions(missing(), {root, cache, site: values.from ?? readSiteAddress(root)});
  }
  if (missing().length > 0 && !values['fetch-only']) {
    requireDiskSpace(cache);
    // Lists the missing versions again, since another process may have compiled some in the meantime.
    await withLock(path.join(cache, 'lock'), () => compileAll(cache, missing()));
  }
  for (const entry of publish(root, cache)) console.log(summarize(entry));
  console.log(`In language/dist, from ${cache}.`);
  const left = missing().map(({version}) => version);
  if (left.length > 0)
    console.log(`Missing: ${left.join(', ')}. Compile them with \`npm run language\`.`);
  return 0;
});

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        from: {type: 'string'},
        'fetch-only': {type: 'boolean', default: false},
        compile: {type: 'boolean', default: false},
        keys: {type: 'boolean', default: false},
      },
    });
  } catch (error) {
    throw new NextStepError(/** @type {Error} */ (error).message, USAGE.split('\n'));
  }
}

/**
 * @param {string} cache
 * @param {readonly Version[]} versions
 */
async function compileAll(cache, versions) {
  if (versions.length === 0) return;
  console.log(`Compiling ${versions.map(({version}) => version).join(', ')} ...`);
  const toolchains = await findToolchains(cache);
  for (const version of versions) {
    const toolchain = await toolchains[version.compiler]();
    const job = {root, cache, version, toolchain, fetcher: await toolchains.current()};
    const folder = path.join(cache, cacheKey(root, version));
    await createAtomically(folder, (draft) => compileVersion(job, draft));
  }
}
