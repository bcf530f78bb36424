/** Figures of a running process, on Linux only. */
import fs from 'node:fs';

/** Linux reports time in ticks, which always have this length. */
const TICKS_A_SECOND = 100;

/** Peak memory of a process so far, in MB of 1,000,000 bytes. */
export function peakMemory(pid: number | undefined): number | undefined {
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(read(pid, 'status'))?.[1];
  return kilobytes === undefined ? undefined : (Number(kilobytes) * 1024) / 1e6;
}

/** Processor time of a process so far, on all its threads, in seconds. */
export function processorSeconds(pid: number | undefined): number | undefined {
  const stat = read(pid, 'stat');
  if (stat === '') return undefined;
  // After the name, which is in parentheses: fields 11 and 12 are user time and system time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** Empty if the process has ended. */
function read(pid: number | undefined, name: string): string {
  try {
    return fs.readFileSync(`/proc/${String(pid)}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
