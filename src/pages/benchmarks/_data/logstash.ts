import type {Provenance} from '@site/src/components/Chart/Figure';

/** Tremor compared with Logstash, June 2019. */
export const provenance: Provenance = {
  date: 'June 2019',
  versions:
    'Tremor 0.5.0 (the log says 0.5.0-alpha2); Logstash 5.5.0 for the pass-through, 7.2.0 for the ' +
    'transformation, a build from source for the other two',
  machine: 'a development laptop with an Intel processor and macOS, not a machine kept for tests',
  source: 'the report and log files in the repository of the website, beside its old pages',
};

/** One run of Logstash on the pass-through: settings, events counted, seconds taken. */
export type PassThroughRun = {
  readonly workers: number;
  readonly batch: number;
  readonly events: number;
  readonly elapsed: number;
};

const batches = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512] as const;

// Per number of workers, in the order of `batches`: events, seconds.
const measured: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [
    [991_755, 85],
    [998_399, 75],
    [996_241, 63],
    [1_000_000, 54],
    [997_274, 50],
    [983_898, 47],
    [1_000_000, 49],
    [998_848, 48],
    [999_976, 48],
    [991_851, 50],
  ],
  2: [
    [993_289, 62],
    [987_310, 50],
    [1_000_000, 47],
    [1_000_000, 43],
    [1_000_000, 40],
    [998_615, 44],
    [981_642, 38],
    [982_121, 38],
    [995_196, 40],
    [977_820, 39],
  ],
  4: [
    [997_324, 60],
    [984_362, 51],
    [973_703, 43],
    [977_586, 45],
    [996_700, 40],
    [984_891, 38],
    [980_644, 39],
    [1_000_000, 40],
    [984_154, 38],
    [999_632, 43],
  ],
  8: [
    [991_447, 63],
    [995_389, 58],
    [985_032, 46],
    [1_000_000, 44],
    [991_813, 41],
    [1_000_000, 43],
    [988_824, 38],
    [990_887, 40],
    [989_846, 38],
    [988_895, 41],
  ],
};

/** All 40 runs: 1, 2, 4, and 8 workers with batches of 1 to 512 events. */
export const passThroughRuns: readonly PassThroughRun[] = Object.entries(measured).flatMap(
  ([workers, runs]) =>
    runs.map(([events, elapsed], index) => ({
      workers: Number(workers),
      batch: batches[index] ?? 0,
      events,
      elapsed,
    })),
);

/** Events that Tremor passed on in 40 seconds. */
export const tremorPassThrough = 21_402_853;

/** A run scaled to the 40 seconds for which Tremor ran, whole events. */
export function eventsIn40Seconds({events, elapsed}: PassThroughRun): number {
  return Math.floor((events * 40) / elapsed);
}

/** Events that a program handled, and the seconds it took. */
export type Count = {readonly events: number; readonly elapsed: number};

/** A workload that both programs ran. */
export type Comparison = {
  readonly name: string;
  readonly tremor: Count;
  readonly logstash: Count;
  /** The ratio in the words of the report. */
  readonly stated: string;
  /** The mean rate that Logstash's tool printed, events per second. */
  readonly logstashMean: number;
};

export const comparisons: readonly Comparison[] = [
  {
    name: 'Apache access log',
    tremor: {events: 44_109_658, elapsed: 100},
    logstash: {events: 6_900_000, elapsed: 751},
    stated: '48 for Tremor',
    logstashMean: 10_582.82,
  },
  {
    name: 'Log enrichment',
    tremor: {events: 2_262_222, elapsed: 100},
    logstash: {events: 200_000, elapsed: 66},
    stated: '7.5 for Tremor',
    logstashMean: 19_451.43,
  },
  {
    name: 'Log transformation',
    tremor: {events: 73_132, elapsed: 100},
    logstash: {events: 150_000, elapsed: 87},
    stated: '2.3 for Logstash',
    logstashMean: 3_333.33,
  },
];

/** The time that an event took in Tremor, in nanoseconds. */
export type Latency = {
  readonly workload: string;
  readonly mean: number;
  readonly deviation: number;
  readonly max: number;
};

export const latencies: readonly Latency[] = [
  {workload: 'Pass-through', mean: 68_227.82, deviation: 142_629.93, max: 2_310_143},
  {workload: 'Apache access log', mean: 294_273.24, deviation: 85_523.34, max: 23_986_175},
  {workload: 'Log enrichment', mean: 5_756_126.22, deviation: 1_600_648.84, max: 46_137_343},
  {workload: 'Log transformation', mean: 71_073_664.75, deviation: 8_756_020.24, max: 200_278_015},
];

/** Events per second: a count divided by its time. */
export function rate({events, elapsed}: Count): number {
  return events / elapsed;
}
