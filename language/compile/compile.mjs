// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import {cacheKey, inputPaths, listFiles} from './inputs.mjs';
import {readLibrary} from './library.mjs';
import {describeFile} from './manifest.mjs';
import {readCrates, readParts} from './notices.mjs';
import {buildArguments, buildEnvironment, OPTIMIZE} from './recipe.mjs';
import {explainNetworkFailure, runStep} from './tools.mjs';

/**
 * @typedef {import('./recipe.mjs').Toolchain} Toolchain
 * @typedef {import('./versions.mjs').Version} Version
 */

/** Replace real paths in the names of sources inside a program, so that every machine builds the same. */
const SOURCES_NAME = '/crates';
const PROJECT_NAME = '/language';
const RUST_NAME = '/rust';

/**
 * The input for compiling a version.
 *
 * @typedef {object} Job
 * @property {string} root the project's folder
 * @property {string} cache the cache folder
 * @property {Version} version
 * @property {Toolchain} toolchain
 * @property {Toolchain} fetcher a toolchain whose cargo is new enough for the registry
 */

/**
 * Compiles a version and writes its files.
 *
 * @param {Job} job
 * @param {string} folder the folder for program, standard library, manifest entry and notices
 */
export async function compileVersion(job, folder) {
  const {version, toolchain} = job;
  const source = copySource(job);
  const vendor = await fetchCrates(job, source);
  const paths = {
    [vendor]: SOURCES_NAME,
    [source]: PROJECT_NAME,
    ...(toolchain.standardLibrary ? {[toolchain.standardLibrary]: RUST_NAME} : {}),
  };
  const built = await build(job, source, vendor, paths);
  const program = path.join(folder, `${version.version}.wasm`);
  await optimize(built, program);
  const crate = path.join(vendor, `tremor-script-${version.version}`);
  const library = path.join(folder, `${version.version}.library.json`);
  fs.writeFileSync(library, `${JSON.stringify(readLibrary(path.join(crate, 'lib')))}\n`);
  const notices = [...(await listCrates(job, source, vendor)), ...toolchain.notices];
  writeJson(path.join(folder, 'notices.json'), readParts(notices));
  writeJson(path.join(folder, 'entry.json'), {
    version: version.version,
    crate: {name: 'tremor-script', version: version.version},
    key: cacheKey(job.root, version),
    program: describeFile(path.basename(program), fs.readFileSync(program)),
    library: describeFile(path.basename(library), fs.readFileSync(library)),
    tools: toolchain.versions,
  });
  fs.rmSync(path.dirname(source), {recursive: true});
}

/**
 * @param {string} file
 * @param {unknown} value
 */
function writeJson(file, value) {
  fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/**
 * Copies the version's sources to a path that does not depend on the clone: cargo mixes the path of a
 * crate into the names of its functions, so two clones would build different programs.
 *
 * @param {Job} job
 * @returns {string} the copied `language` folder
 */
function copySource({root, cache, version}) {
  const place = path.join(cache, 'build', version.version);
  const files = listFiles(root, inputPaths(version)).filter((file) => file.startsWith('language/'));
  fs.rmSync(path.join(place, 'language'), {recursive: true, force: true});
  for (const file of files) {
    const copy = path.join(place, file);
    fs.mkdirSync(path.dirname(copy), {recursive: true});
    fs.copyFileSync(path.join(root, file), copy);
  }
  return path.join(place, 'language');
}

/**
 * Downloads the crates of the lock file.
 *
 * @param {Job} job
 * @param {string} source
 * @returns {Promise<string>} the folder of their sources, with a folder `name-version` for each
 */
async function fetchCrates({cache, version, toolchain, fetcher}, source) {
  const vendor = path.join(cache, 'build', version.version, 'vendor');
  console.log(`${version.version}: fetching crates ...`);
  await runStep([fetcher.cargo, 'vendor', '--locked', '--versioned-dirs', vendor], {
    cwd: path.join(source, 'programs', version.version),
    label: 'cargo vendor',
    env: cargoEnvironment(fetcher),
    explain: explainNetworkFailure,
  });
  // The sources of the standard library come with their own crates; one folder serves both.
  if (toolchain.standardLibrary) {
    fs.cpSync(path.join(toolchain.standardLibrary, 'vendor'), vendor, {recursive: true});
  }
  return vendor;
}

/** @param {Toolchain} toolchain @returns {NodeJS.ProcessEnv} */
function cargoEnvironment({rustc, libraryPath}) {
  return {RUSTC: rustc, ...(libraryPath ? {LD_LIBRARY_PATH: libraryPath} : {})};
}

/**
 * @param {Job} job
 * @param {string} source
 * @param {string} vendor
 * @param {Record<string, string>} paths
 * @returns {Promise<string>} the linked program, which is not optimized yet
 */
async function build({version, toolchain}, source, vendor, paths) {
  console.log(
    `${version.version}: compiling with ${toolchain.versions.rustc} (4 to 10 minutes) ...`,
  );
  const target = path.join(source, 'target');
  const {seconds} = await runStep([toolchain.cargo, ...buildArguments(toolchain, vendor)], {
    cwd: path.join(source, 'programs', version.version),
    label: `${version.version} cargo build`,
    env: {...buildEnvironment(toolchain, paths), CARGO_TARGET_DIR: target},
  });
  console.log(`${version.version}: compiled in ${seconds} s.`);
  return path.join(target, toolchain.target, 'release/tremor-language.wasm');
}

/**
 * @param {string} built
 * @param {string} program
 */
async function optimize(built, program) {
  await runStep(['wasm-opt', ...OPTIMIZE, built, '-o', program], {cwd: '/', label: 'wasm-opt -Oz'});
}

/**
 * @param {Job} job
 * @param {string} source
 * @param {string} vendor
 */
async function listCrates({version, toolchain}, source, vendor) {
  const [, ...config] = buildArguments(toolchain, vendor).filter((flag) => !flag.startsWith('-Z'));
  const {output} = await runStep(
    [
      ...[toolchain.cargo, 'tree', '--edges', 'normal,no-proc-macro', '--prefix', 'none'],
      ...['--format', '{p}\t{l}', ...config.filter((flag) => flag !== '--release')],
    ],
    {
      cwd: path.join(source, 'programs', version.version),
      label: 'cargo tree',
      env: cargoEnvironment(toolchain),
    },
  );
  return readCrates(output, vendor);
}
