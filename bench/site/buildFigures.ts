/** The cost of a build of the site, and where its time goes. */
export type BuildCost = {
  readonly seconds: number;
  /** Processor time of all its threads, in seconds: other work on the machine does not add to it. */
  readonly processor: number;
  /** Peak memory of the process, in MB of 1,000,000 bytes; 0 if unknown. */
  readonly memory: number;
  /** The built site, in MB of 1,000,000 bytes. */
  readonly output: number;
  readonly files: number;
  /** Seconds by step, as Docusaurus names them. */
  readonly steps: ReadonlyMap<string, number>;
};

const LINE = /\[PERF\]\s*(?:\[KO\]\s*)?(.+?) - ([\d.]+) (seconds|ms)/;
// eslint-disable-next-line no-control-regex -- escape sequences start with a control character
const COLOR = /\u001b\[[0-9;]*m/g;

/**
 * The steps that Docusaurus reports under `DOCUSAURUS_PERF_LOGGER=true`, in seconds.
 *
 * @param output both streams of a build; other lines are skipped
 */
export function readSteps(output: string): ReadonlyMap<string, number> {
  const steps = new Map<string, number>();
  for (const line of output.replace(COLOR, '').split('\n')) {
    const [, step = '', amount = '', unit] = LINE.exec(line) ?? [];
    // The step that waits for all workers includes their time.
    if (step === '' || step.startsWith('SSG Worker')) continue;
    const seconds = unit === 'ms' ? Number(amount) / 1000 : Number(amount);
    steps.set(step, (steps.get(step) ?? 0) + seconds);
  }
  return steps;
}

/** A line for the terminal: `1x cold: 98 s (150 s of processor), 2100 MB of memory, 91 MB in 2900 files`. */
export function formatCost(name: string, cost: BuildCost): string {
  const [seconds, processor, memory, output] = [
    cost.seconds,
    cost.processor,
    cost.memory,
    cost.output,
  ].map((value) => value.toFixed(0));
  return (
    `${name}: ${seconds} s (${processor} s of processor), ${memory} MB of memory, ` +
    `${output} MB in ${cost.files} files`
  );
}

/** The longest steps, one per line; a step includes the steps inside it. */
export function formatSteps(steps: ReadonlyMap<string, number>, most: number): string {
  return [...steps]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([step, seconds]) => `${seconds.toFixed(1).padStart(8)} s  ${step}`)
    .join('\n');
}
