/** Checks that a browser has the features that the programs need. */
import {LoadError} from './loadError';

/** The smallest module with an instruction on 128-bit vectors: a function that returns one. */
const SIMD_MODULE = new Uint8Array([
  ...[0, 97, 115, 109, 1, 0, 0, 0], // magic number, version 1
  ...[1, 5, 1, 96, 0, 1, 123], // one type: () -> v128
  ...[3, 2, 1, 0], // one function of that type
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11], // i32.const 0, i8x16.splat, i8x16.popcnt, end
]);

/** The features that are checked; tests pass objects without them. */
interface Capabilities {
  readonly WebAssembly?: Pick<typeof WebAssembly, 'validate'>;
  readonly crypto?: {readonly subtle?: SubtleCrypto};
}

/**
 * Checks the features without which a program cannot be verified or started.
 *
 * @throws LoadError that names the missing feature
 */
export function requireCapabilities(scope: Capabilities = globalThis): void {
  if (!scope.WebAssembly) {
    throw new LoadError('no-webassembly', 'This browser does not run WebAssembly, or it is off.');
  }
  if (!scope.WebAssembly.validate(SIMD_MODULE)) {
    throw new LoadError(
      'no-simd',
      'The WebAssembly of this browser has no SIMD instructions; browsers since 2023 have them.',
    );
  }
  if (!scope.crypto?.subtle) {
    throw new LoadError(
      'no-digest',
      'This address is not a secure one (https), so the browser cannot check the files.',
    );
  }
}
