import {chunkName, PREFIX} from './chunkName';

/*
 * An entry as the bundler writes it: name, chunks to load, module. `t.bind` and its number are for
 * modules that are no ES modules, such as JSON.
 */
const ENTRY =
  /\["(\w+)",\(\)=>(Promise\.resolve\(\)|Promise\.all\(\[(?:\w+\.e\("[^"]+"\),?)+\]\)|\w+\.e\("[^"]+"\))\.then\((\w+)\.(?:bind\(\3,(\d+)\)|t\.bind\(\3,(\d+),(\d+)\))\)\]/y;
const CHUNK = /(\w+)\.e\("([^"]+)"\)/g;

/** Runs that are shorter stay as they are: the code that unpacks them has a length too. */
const SHORTEST_RUN = 8;

type Entry = {
  readonly runtime: string;
  readonly module: string;
  /** The mode of a module that is no ES module. */
  readonly mode: string | undefined;
  /** The chunks to load, as JSON: names, and an empty one for its own. */
  readonly chunks: string;
};

type Run = {readonly start: number; readonly end: number; readonly entries: readonly Entry[]};

/**
 * Packs the registry in minified code: hundreds of functions that differ in a number become one
 * function and a list of numbers.
 *
 * @param code a script of the built client
 * @returns the code, unchanged where it has no registry in the expected form
 */
export function packRegistry(code: string): string {
  let packed = '';
  let done = 0;
  for (const [first, found] of findRuns(code)) {
    packed += code.slice(done, found.start) + writeRun(first, found.entries);
    done = found.end;
  }
  return packed + code.slice(done);
}

/** Runs of entries with names in order, and the place of the first of each. */
function findRuns(code: string): readonly (readonly [first: number, run: Run])[] {
  const runs: (readonly [number, Run])[] = [];
  let first = 0;
  for (let at = code.indexOf(`["${chunkName(0)}",`); at >= 0;) {
    const found = readRun(code, at, first);
    if (found.entries.length >= SHORTEST_RUN) runs.push([first, found]);
    // What is of another form ends a run; the next begins behind it.
    const next = first + Math.max(found.entries.length, 1);
    at = code.indexOf(`["${chunkName(next)}",`, found.end);
    first = next;
  }
  return runs;
}

function readRun(code: string, start: number, first: number): Run {
  const entries: Entry[] = [];
  let end = start;
  for (let at = start; ; at = end + 1) {
    ENTRY.lastIndex = at;
    const name = chunkName(first + entries.length);
    const [text, found, load = '', runtime = '', esModule, module, mode] = ENTRY.exec(code) ?? [];
    const loads = [...load.matchAll(CHUNK)];
    const runtimes = new Set([
      runtime,
      ...loads.map(([, one]) => one),
      entries[0]?.runtime ?? runtime,
    ]);
    if (!text || found !== name || runtimes.size > 1) break;
    entries.push({
      runtime,
      module: esModule ?? module ?? '',
      mode,
      chunks: JSON.stringify(loads.map(([, , chunk]) => (chunk === name ? '' : chunk))),
    });
    end = at + text.length;
    if (code[end] !== ',') break;
  }
  return {start, end, entries};
}

/** What most entries load: a chunk of their own. */
const OWN = '[""]';

/** Elements of an array that are the entries once the code runs. */
function writeRun(first: number, entries: readonly Entry[]): string {
  const others = [...new Set(entries.map(({chunks}) => chunks))].filter((chunks) => chunks !== OWN);
  const list = entries.map(
    ({module, mode, chunks}) =>
      module + (mode ? `t${mode}` : '') + (chunks === OWN ? '' : `+${others.indexOf(chunks)}`),
  );
  const runtime = entries[0]?.runtime ?? '';
  return (
    `..."${list.join()}".split(",").map((e,i)=>{let[m,s]=e.split("+"),[k,t]=m.split("t"),` +
    `o="${PREFIX}"+(i+${first}).toString(36),l=s?[${others.join()}][s]:${OWN};return[o,()=>` +
    `Promise.all(l.map(c=>${runtime}.e(c||o))).then(` +
    `t?${runtime}.t.bind(${runtime},k,+t):${runtime}.bind(${runtime},k))]})`
  );
}
