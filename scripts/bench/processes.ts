/** What Linux knows of a process while it runs; other systems tell nothing here. */
import fs from 'node:fs';

/** Linux counts time in ticks, and tells no program of another length. */
const TICKS_A_SECOND = 100;

/** The most memory that a process had so far, in MB of 1,000,000 bytes. */
export function peakMemory(pid: number | undefined): number | undefined {
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(read(pid, 'status'))?.[1];
  return kilobytes === undefined ? undefined : (Number(kilobytes) * 1024) / 1e6;
}

/** Seconds that a process has computed so far, on all its threads. */
export function processorSeconds(pid: number | undefined): number | undefined {
  const stat = read(pid, 'stat');
  if (stat === '') return undefined;
  // The fields after the name, which is in parentheses: time as itself, and in the system.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** Empty for a process that has ended. */
function read(pid: number | undefined, name: string): string {
  try {
    return fs.readFileSync(`/proc/${String(pid)}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
