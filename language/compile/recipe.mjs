// @ts-check
// What decides the bytes: flags of compiler, linker and optimizer. A change here rebuilds.

/**
 * A compiler that can make a version's program.
 *
 * @typedef {object} Toolchain
 * @property {string} cargo
 * @property {string} rustc
 * @property {string} target the name that this compiler has for WASI
 * @property {string} [libraryPath] folder of its shared libraries, when not the system's
 * @property {string} [standardLibrary] Rust's sources, where the target's library must be built
 * @property {string} [linker] where the compiler brings none along
 * @property {string} [systemLibc] folder of the system's C library, likewise
 * @property {string} headers folder of WASI's C headers
 * @property {Record<string, string>} versions name of a tool → what it says of itself
 * @property {readonly Notice[]} notices licences of what it links in itself
 */

/**
 * @typedef {object} Notice
 * @property {string} name
 * @property {string} license as an SPDX expression
 * @property {readonly string[]} files texts of licence, of which those that exist are taken
 */

/**
 * @typedef {object} SystemLibc
 * @property {string} folder of its libraries and start objects
 * @property {string} linker
 */

/** The parser recurses; the default of 1 MiB is used up by sources that a native runtime takes. */
const STACK_BYTES = 8 * 1024 * 1024;

/** Flags of wasm-opt: smallest, with the features that the compilers emit. */
export const OPTIMIZE = [
  '-Oz',
  '--enable-simd',
  '--enable-bulk-memory',
  '--enable-sign-ext',
  '--enable-mutable-globals',
  '--enable-nontrapping-float-to-int',
];

/**
 * @param {Toolchain} toolchain
 * @param {Readonly<Record<string, string>>} paths folder of this machine → its name in the program
 * @returns {readonly string[]} flags of rustc for the target
 */
export function rustFlags({linker, systemLibc}, paths) {
  return [
    // value-trait has no other code for WebAssembly; every browser since 2023 knows it.
    '-Ctarget-feature=+simd128',
    `-Clink-arg=-zstack-size=${STACK_BYTES}`,
    ...(linker ? [`-Clinker=${linker}`] : []),
    ...(systemLibc ? ['-Clink-self-contained=no', `-L${systemLibc}`] : []),
    ...Object.entries(paths).map(([from, to]) => `--remap-path-prefix=${from}=${to}`),
  ];
}

/**
 * @param {Toolchain} toolchain
 * @param {Readonly<Record<string, string>>} paths as for rustFlags
 * @returns {Record<string, string>} environment of cargo
 */
export function buildEnvironment(toolchain, paths) {
  const {target, systemLibc, libraryPath, standardLibrary} = toolchain;
  const suffix = target.replaceAll('-', '_');
  return {
    RUSTC: toolchain.rustc,
    // Encoded flags win over whatever flags a contributor has set.
    CARGO_ENCODED_RUSTFLAGS: rustFlags(toolchain, paths).join('\x1f'),
    // clang of 2022 knows no wasip1, and the older name means the same.
    [`CC_${suffix}`]: 'clang --target=wasm32-wasi',
    [`CFLAGS_${suffix}`]: [
      '-nostdlibinc',
      `-isystem ${toolchain.headers}`,
      ...Object.entries(paths).map(([from, to]) => `-ffile-prefix-map=${from}=${to}`),
    ].join(' '),
    [`AR_${suffix}`]: 'llvm-ar',
    ...(systemLibc ? {LANGUAGE_START_OBJECT: `${systemLibc}/crt1-command.o`} : {}),
    ...(libraryPath ? {LD_LIBRARY_PATH: libraryPath} : {}),
    // Building the standard library is not stable; it is the released one.
    ...(standardLibrary ? {RUSTC_BOOTSTRAP: '1'} : {}),
    // The same time in whatever a build script writes down.
    SOURCE_DATE_EPOCH: '0',
  };
}

/**
 * @param {Toolchain} toolchain
 * @param {string} vendor folder of the crates' sources
 * @returns {readonly string[]} arguments of cargo
 */
export function buildArguments({target, standardLibrary}, vendor) {
  return [
    'build',
    '--release',
    '--offline',
    `--target=${target}`,
    ...(standardLibrary ? ['-Zbuild-std=std,panic_abort'] : []),
    '--config',
    'source.crates-io.replace-with="vendored"',
    '--config',
    `source.vendored.directory=${JSON.stringify(vendor)}`,
  ];
}
