// @ts-check
// Compilers that rustup installs, for machines on which it can download targets.
import fs from 'node:fs';
import path from 'node:path';
import {NextStepError} from '../../../scripts/setup/next-step.mjs';
import {readVersion, runStep} from '../tools.mjs';

/** @typedef {import('../recipe.mjs').Toolchain} Toolchain */

/** The newest compilers known to work, pinned so that two machines build the same files. */
const RELEASES = {
  current: {release: '1.90.0', target: 'wasm32-wasip1'},
  of2022: {release: '1.63.0', target: 'wasm32-wasi'},
};

/** Folders of WASI's C headers: on Debian and Ubuntu, and with Homebrew's wasi-libc. */
const HEADERS = [
  '/usr/include/wasm32-wasi',
  '/opt/homebrew/opt/wasi-libc/share/wasi-sysroot/include/wasm32-wasi',
  '/usr/local/opt/wasi-libc/share/wasi-sysroot/include/wasm32-wasi',
];

/** A limit, because rustup waits forever for a server that does not answer. */
const LIMIT_SECONDS = 600;

/**
 * Installs and describes a compiler.
 *
 * @param {'current' | 'of2022'} which
 * @returns {Promise<Toolchain>}
 * @throws {NextStepError} if a tool that it needs is missing
 */
export async function rustupToolchain(which) {
  const {release, target} = RELEASES[which];
  await requireTools();
  const headers = findHeaders();
  console.log(`Compilers: rustup installs Rust ${release} for ${target} ...`);
  await runStep(
    [
      ...['timeout', String(LIMIT_SECONDS), 'rustup', 'toolchain', 'install', release],
      ...['--profile', 'minimal', '--target', target],
    ],
    {cwd: '/', label: 'rustup', explain: explainRustupFailure},
  );
  const rustc = await findTool(release, 'rustc');
  const cargo = await findTool(release, 'cargo');
  const docs = path.join(path.dirname(rustc), '../share/doc/rust');
  return {
    cargo,
    rustc,
    target,
    headers,
    versions: {
      rustc: (await readVersion([rustc, '--version'])) ?? 'unknown',
      cargo: (await readVersion([cargo, '--version'])) ?? 'unknown',
      clang: (await readVersion(['clang', '--version'])) ?? 'unknown',
      'wasm-opt': (await readVersion(['wasm-opt', '--version'])) ?? 'none',
    },
    notices: [
      {
        name: 'Rust standard library, with wasi-libc and compiler-rt',
        license: 'MIT OR Apache-2.0, Apache-2.0 WITH LLVM-exception',
        files: ['COPYRIGHT', 'LICENSE-MIT', 'LICENSE-APACHE'].map((file) => path.join(docs, file)),
      },
    ],
  };
}

/**
 * @param {string} release
 * @param {string} tool
 * @returns {Promise<string>} the program behind rustup's proxy
 */
async function findTool(release, tool) {
  const found = await readVersion(['rustup', 'which', '--toolchain', release, tool]);
  if (found) return found;
  throw new NextStepError(`rustup installed Rust ${release} without ${tool}.`, [
    `Run \`rustup toolchain uninstall ${release}\`, then \`npm run language\` again.`,
  ]);
}

async function requireTools() {
  for (const [tool, step] of [
    ['rustup', 'Install rustup from https://rustup.rs.'],
    [
      'clang',
      'Install clang with its WebAssembly target (Debian and Ubuntu: `apt-get install clang lld llvm`).',
    ],
    ['llvm-ar', "Install LLVM's tools (Debian and Ubuntu: `apt-get install llvm`)."],
  ]) {
    if (!(await readVersion([tool ?? '', '--version']))) {
      throw new NextStepError(`Compiling the language requires ${tool}, which is not on PATH.`, [
        step ?? '',
        'The site works without these files: its samples are then compared with their records.',
      ]);
    }
  }
}

function findHeaders() {
  const found = HEADERS.find((folder) => fs.existsSync(folder));
  if (found) return found;
  throw new NextStepError(
    'Compiling the language requires the C headers of WASI, and none were found.',
    ['Debian and Ubuntu: `apt-get install wasi-libc`; macOS: `brew install wasi-libc`.'],
  );
}

/** @param {string} output */
function explainRustupFailure(output) {
  const tail = output.trimEnd().split('\n').slice(-6).join('\n');
  return new NextStepError(
    `rustup could not install its compiler within ${LIMIT_SECONDS} s.\n${tail}`,
    [
      'Check the connection, then run `npm run language` again.',
      "On Debian 12 rustup is not needed: the command uses Debian's packages there.",
    ],
  );
}
