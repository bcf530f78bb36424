// @ts-check
import {currentToolchain, ensurePackages, isDebian12, toolchainOf2022} from './debian.mjs';
import {rustupToolchain} from './rustup.mjs';

/** @typedef {import('../recipe.mjs').Toolchain} Toolchain */

/**
 * Chooses the source of the compilers: Debian's packages on Debian 12, rustup on other systems. Each
 * compiler is installed when it is first requested.
 *
 * @param {string} cache the cache folder
 * @returns {Promise<Record<'current' | 'of2022', () => Promise<Toolchain>>>}
 */
export async function findToolchains(cache) {
  if (!isDebian12()) {
    return {current: () => rustupToolchain('current'), of2022: () => rustupToolchain('of2022')};
  }
  await ensurePackages();
  return {current: () => currentToolchain(cache), of2022: toolchainOf2022};
}
