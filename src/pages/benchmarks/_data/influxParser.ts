import type {Provenance} from '@site/src/components/Chart/Figure';

/** The parser of the Influx line protocol, March 2020. */
export const provenance: Provenance = {
  date: 'March 2020',
  versions: 'pull request 87 of the runtime',
  machine: 'not stated',
  source: 'the blog post on the Influx parser of March 6, 2020',
};

/** The changes, in the order in which they were made; the last is the state with all of them. */
export const steps = [
  'Allocation',
  'Degeneralisation',
  'Outside help',
  'Borrow vs. Owned',
  'all changes',
] as const;

/** Nanoseconds for one parse, the middle estimate, one value per entry of `steps`. */
export const cases = [
  {name: 'base value', values: [540.27, 534.49, 522.45, 385.85, 377.26], overall: -55.569},
  {name: 'integer value', values: [314.9, 287.61, 295.38, 241.37, 233.19], overall: -47.507},
  {name: 'string value', values: [460.92, 428.38, 421.25, 308.17, 302.43], overall: -58.202},
  {name: 'escaped value', values: [478.02, 447.3, 434.61, 369.05, 364.35], overall: -52.084},
] as const;
