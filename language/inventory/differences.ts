/**
 * Where the fact inventories and the implementations differ, and why that is right.
 *
 * The test fails on a difference that is not here, and on a line here that is no difference.
 */
import {type LanguageVersion} from '../host/protocol';

/** A line of the comparison → the reason. */
export type Differences = Readonly<Record<string, string>>;

const FOLDED = 'the facts keep the expression of the library file, the implementation its value';

const NANOSECONDS: Differences = {
  'constant std::time::nanos::NANOS_PER_DAY: (NANOS_PER_HOUR * 24) in the facts, (86400000000000) in the implementation':
    FOLDED,
  'constant std::time::nanos::NANOS_PER_HOUR: (NANOS_PER_MINUTE * 60) in the facts, (3600000000000) in the implementation':
    FOLDED,
  'constant std::time::nanos::NANOS_PER_MICROSECOND: (1_000) in the facts, (1000) in the implementation':
    FOLDED,
  'constant std::time::nanos::NANOS_PER_MILLISECOND: (NANOS_PER_MICROSECOND * 1_000) in the facts, (1000000) in the implementation':
    FOLDED,
  'constant std::time::nanos::NANOS_PER_MINUTE: (NANOS_PER_SECOND * 60) in the facts, (60000000000) in the implementation':
    FOLDED,
  'constant std::time::nanos::NANOS_PER_SECOND: (NANOS_PER_MILLISECOND * 1_000) in the facts, (1000000000) in the implementation':
    FOLDED,
  'constant std::time::nanos::NANOS_PER_WEEK: (NANOS_PER_DAY * 7) in the facts, (604800000000000) in the implementation':
    FOLDED,
};

const RANDOM = 'the library declares any number of arguments, the function takes none, one or two';

const EVERYWHERE: Differences = {
  'function std::random::integer: random::integer takes 0 to 2': RANDOM,
  'function std::random::float: random::float takes 0 to 2': RANDOM,
};

const CARDINALITY: Differences = {
  'function std::win::cardinality: win::cardinality takes 0 to 0':
    'the library declares one parameter, but a call with an argument fails',
};

export const DIFFERENCES: Readonly<Record<LanguageVersion, Differences>> = {
  edge: {
    ...EVERYWHERE,
    ...NANOSECONDS,
    ...CARDINALITY,
    'constant std::datetime::formats::RFC5322: (RFC2822) in the facts, ("%a, %d %b %Y %H:%M:%S %z") in the implementation':
      FOLDED,
  },
  '0.12': {
    ...EVERYWHERE,
    ...NANOSECONDS,
    ...CARDINALITY,
    'function std::array::sort: array::sort takes 1 to 1':
      'the library declares two parameters, but a call with two arguments fails',
  },
  '0.11': {
    ...EVERYWHERE,
    'constant std::integer::min: ((-9223372036854775807)) in the facts, (-9223372036854775807) in the implementation':
      FOLDED,
    'constant std::integer::signed::min: ((-9223372036854775807)) in the facts, (-9223372036854775807) in the implementation':
      FOLDED,
  },
};
