/** The time and the random bytes that a program can ask for. */

/** A fixed clock and a seed make a run repeatable; both are optional. */
export interface Surroundings {
  /** Nanoseconds since 1970 that every clock shows, as decimal digits; the real time when absent. */
  readonly nowNs?: string;
  /** Seed of all random bytes of an instance, an integer; real randomness when absent. */
  readonly seed?: number;
}

type Imports = Record<string, (...args: never[]) => unknown>;

/**
 * Returns imports of WASI that replace the shim's, for a run that has to be repeatable.
 *
 * @param memory returns the instance's memory, which does not exist before the imports
 */
export function replaceImports(surroundings: Surroundings, memory: () => DataView): Imports {
  const replaced: Imports = {};
  const {nowNs, seed} = surroundings;
  if (nowNs !== undefined) {
    const now = BigInt(nowNs);
    replaced.clock_time_get = (_id: number, _precision: bigint, time: number) => {
      memory().setBigUint64(time, now, true);
      return 0;
    };
  }
  if (seed !== undefined) {
    const next = mulberry32(seed);
    replaced.random_get = (start: number, length: number) => {
      const view = memory();
      for (let at = start; at < start + length; at += 1) view.setUint8(at, next() & 0xff);
      return 0;
    };
  }
  return replaced;
}

/** A small generator of 32-bit integers; its quality is enough for samples, not for secrets. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
