import type {Provenance} from '@site/src/components/Chart/Figure';

/** Threads compared with tasks, 2020: the figures that led to the asynchronous connectors. */
export const provenance: Provenance = {
  date: '2020',
  versions: 'Tremor 0.8.0 for threads; a development version before 0.9 for tasks',
  machine:
    'not named; 3 physical cores in one setting, 24 cores and 24 threads in the larger one, which the table counts as 48',
  source: 'RFC 0009, ramp interface',
};

/** Numbers of pipelines, each with its own source, that fed one sink. */
export const pipelines = [1, 2, 4, 8, 16, 32, 64] as const;

/** Throughput in MB/s, one value per entry of `pipelines`. */
export const series = [
  {name: 'Threads, 3 cores', values: [346.3, 303.9, 210.8, 78.2, 27.0, 8.2, 1.4]},
  {name: 'Tasks, 3 cores', values: [273.8, 339.1, 342.7, 308.3, 265.6, 245.9, 229.8]},
  {name: 'Threads, larger setting', values: [155.4, 261.2, 175.2, 163.6, 174.1, 173.0, 154.4]},
  {name: 'Tasks, larger setting', values: [128.6, 292.3, 234.2, 209.9, 210.9, 201.2, 197.4]},
] as const;
