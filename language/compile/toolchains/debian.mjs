// @ts-check
// Compilers from Debian 12's packages, for machines on which rustup cannot download targets.
import fs from 'node:fs';
import path from 'node:path';
import {NextStepError} from '../../../scripts/setup/next-step.mjs';
import {createAtomically} from '../cache.mjs';
import {explainNetworkFailure, readVersion, runStep} from '../tools.mjs';

/** @typedef {import('../recipe.mjs').Toolchain} Toolchain */

/** Packages to install; they do not conflict with others. */
const PACKAGES = [
  'binaryen',
  'cargo',
  'clang',
  'libclang-rt-dev-wasm32',
  'libstd-rust-dev-wasm32',
  'lld',
  'llvm',
  'rustc',
  'wasi-libc',
];

/**
 * Packages that are only unpacked into the cache, because the system's `rustc` conflicts with them. They
 * have no compiled library for WebAssembly, so the sources of the library are included, and are built.
 */
const UNPACKED = [
  'cargo-web',
  'libllvm22',
  'libstd-rust-web-1.96',
  'libstd-rust-web-dev',
  'rust-web-src',
  'rustc-web',
];

const HEADERS = '/usr/include/wasm32-wasi';
const LIBRARIES = '/usr/lib/wasm32-wasi';
/** Debian's rustc packages lack the linker that Rust's own releases include. */
const LINKER = 'wasm-ld';
const DOCS = 'usr/share/doc';
const LOCK_WAIT = ['-o', 'DPkg::Lock::Timeout=600'];

/** @type {readonly import('../recipe.mjs').Notice[]} */
const C_NOTICES = [
  {
    name: 'wasi-libc',
    license: 'Apache-2.0 WITH LLVM-exception AND MIT AND BSD-2-Clause',
    files: [`/${DOCS}/wasi-libc/copyright`],
  },
  {
    name: 'compiler-rt',
    license: 'Apache-2.0 WITH LLVM-exception',
    files: [`/${DOCS}/libclang-rt-14-dev-wasm32/copyright`],
  },
];

/** @returns {boolean} whether this is Debian 12, whose packages have known versions */
export function isDebian12() {
  if (!fs.existsSync('/usr/bin/apt-cache')) return false;
  return fs.readFileSync('/etc/os-release', 'utf8').includes('VERSION_CODENAME=bookworm');
}

/**
 * Installs the packages that are missing.
 *
 * @throws {NextStepError} if that requires root, or fails
 */
export async function ensurePackages() {
  const missing = await listMissing();
  if (missing.length === 0) return;
  const command = `apt-get install --no-install-recommends ${missing.join(' ')}`;
  if (process.getuid?.() !== 0) {
    throw new NextStepError(
      'Compiling requires Debian packages, and installing them requires root.',
      [`Run \`sudo ${command}\`, then \`npm run language\` again.`],
    );
  }
  console.log(`Compilers: installing ${missing.join(', ')} with apt-get ...`);
  await updateLists();
  await runStep(
    ['apt-get', ...LOCK_WAIT, 'install', '-y', '-qq', '--no-install-recommends', ...missing],
    {
      cwd: '/',
      label: 'apt-get install',
      env: {DEBIAN_FRONTEND: 'noninteractive'},
      explain: explainNetworkFailure,
    },
  );
}

/** @returns {Promise<readonly string[]>} */
async function listMissing() {
  const states = await Promise.all(
    PACKAGES.map(async (name) => {
      const state = await readVersion(['dpkg-query', '-W', '-f=${db:Status-Status}', name]);
      return state === 'installed' ? undefined : name;
    }),
  );
  return states.filter((name) => name !== undefined);
}

async function updateLists() {
  await runStep(['apt-get', ...LOCK_WAIT, 'update', '-qq'], {
    cwd: '/',
    label: 'apt-get update',
    explain: explainNetworkFailure,
  });
}

/**
 * Returns the compiler for current crates.
 *
 * @param {string} cache the cache folder; the compiler is unpacked there if it is missing
 * @returns {Promise<Toolchain>}
 */
export async function currentToolchain(cache) {
  const folder = path.join(cache, 'toolchains', UNPACKED.at(-1) ?? '');
  await createAtomically(folder, (draft) => unpack(draft));
  const root = path.join(folder, 'usr');
  const libraryPath = path.join(root, 'lib/x86_64-linux-gnu');
  const env = {LD_LIBRARY_PATH: libraryPath};
  const rustc = path.join(root, 'bin/rustc');
  const cargo = path.join(root, 'bin/cargo');
  return {
    cargo,
    rustc,
    target: 'wasm32-wasip1',
    libraryPath,
    standardLibrary: path.join(root, 'lib/rustlib/src/rust/library'),
    linker: LINKER,
    systemLibc: LIBRARIES,
    headers: HEADERS,
    versions: await readVersions(rustc, cargo, env),
    notices: [
      {
        name: 'Rust standard library',
        license: 'MIT OR Apache-2.0',
        files: [path.join(folder, DOCS, 'rust-web-src/copyright')],
      },
      ...C_NOTICES,
    ],
  };
}

/** @param {string} folder */
async function unpack(folder) {
  console.log('Compilers: downloading and unpacking rustc-web (140 MB, 1 GB unpacked) ...');
  const downloads = path.join(folder, 'downloads');
  fs.mkdirSync(downloads);
  const download = ['apt-get', ...LOCK_WAIT, 'download', '-qq', ...UNPACKED];
  const options = {cwd: downloads, label: 'apt-get download', explain: explainDownloadFailure};
  await runStep(download, options);
  for (const file of fs.readdirSync(downloads)) {
    await runStep(['dpkg', '-x', file, folder], {cwd: downloads, label: `dpkg -x ${file}`});
  }
  fs.rmSync(downloads, {recursive: true});
}

/** @param {string} output */
function explainDownloadFailure(output) {
  if (!/Unable to locate package|no candidate/i.test(output)) return explainNetworkFailure(output);
  return new NextStepError('apt-get does not know the packages of rustc-web.', [
    'Run `sudo apt-get update`, then `npm run language` again.',
    "They come with Debian 12's security updates: check that /etc/apt lists their source.",
  ]);
}

/**
 * Returns the compiler for crates of 2022.
 *
 * @returns {Promise<Toolchain>}
 */
export async function toolchainOf2022() {
  const rustc = '/usr/bin/rustc';
  const cargo = '/usr/bin/cargo';
  return {
    cargo,
    rustc,
    target: 'wasm32-wasi',
    linker: LINKER,
    headers: HEADERS,
    versions: await readVersions(rustc, cargo),
    notices: [
      {
        name: 'Rust standard library',
        license: 'MIT OR Apache-2.0',
        files: [`/${DOCS}/libstd-rust-dev-wasm32/copyright`],
      },
      ...C_NOTICES,
    ],
  };
}

/**
 * @param {string} rustc
 * @param {string} cargo
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Record<string, string>>}
 */
async function readVersions(rustc, cargo, env) {
  return {
    rustc: (await readVersion([rustc, '--version'], env)) ?? 'unknown',
    cargo: (await readVersion([cargo, '--version'], env)) ?? 'unknown',
    clang: (await readVersion(['clang', '--version'])) ?? 'unknown',
    'wasi-libc':
      (await readVersion(['dpkg-query', '-W', '-f=${Version}', 'wasi-libc'])) ?? 'unknown',
    'wasm-opt': (await readVersion(['wasm-opt', '--version'])) ?? 'none',
  };
}
