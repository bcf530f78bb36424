/*
 * An entry as the bundler writes it: name, the chunk of that name, module. Some load chunks of style
 * sheets too. `t.bind` and its number are for modules that are no ES modules, such as JSON.
 */
const ENTRY =
  /\["(\w+)",\(\)=>(?:(\w+)\.e\("\1"\)|Promise\.all\(\[((?:\w+\.e\("styles[\w-]*"\),)+)(\w+)\.e\("\1"\)\]\))\.then\((\w+)\.(?:t\.bind\(\5,([\de]+),(\d+)\)|bind\(\5,([\de]+)\))\)\],?/g;
/** One of the style sheets of an entry: runtime and name. */
const SHEET = /(\w+)\.e\(("[^"]+")\),/g;

/** Runs that are shorter stay as they are: the code that unpacks them has a length too. */
const SHORTEST_RUN = 8;

/** Entries of one runtime that follow one another in the code. */
type Run = {
  readonly start: number;
  readonly runtime: string;
  readonly entries: string[];
  /** The style sheets that entries load beside their own chunk, as the elements of an array; none first. */
  readonly sheets: string[];
  end: number;
  /** Whether a further entry can follow. */
  open: boolean;
};

/**
 * Packs the registry in minified code: hundreds of functions that differ in a name and a number
 * become one function and a list.
 *
 * @param code a script of the built client
 * @returns the code, unchanged where it has no registry in the expected form
 */
export function packRegistry(code: string): string {
  let packed = '';
  let done = 0;
  for (const run of findRuns(code)) {
    packed += code.slice(done, run.start) + writeRun(run);
    done = run.end;
  }
  return packed + code.slice(done);
}

function findRuns(code: string): readonly Run[] {
  const runs: Run[] = [];
  for (const match of code.matchAll(ENTRY)) {
    const [
      text,
      name = '',
      own,
      styles = '',
      styled,
      runtime = '',
      json,
      mode = '',
      module = json,
    ] = match;
    const sheets = [...styles.matchAll(SHEET)];
    if ([own ?? styled, ...sheets.map(([, asked]) => asked)].some((asked) => asked !== runtime))
      continue;
    const last = runs.at(-1);
    const follows = last?.open && last.end === match.index && last.runtime === runtime;
    const run = follows
      ? last
      : {start: match.index, runtime, entries: [], sheets: [''], end: match.index, open: true};
    if (!follows) runs.push(run);
    const list = sheets.map(([, , sheet]) => sheet).join();
    if (!run.sheets.includes(list)) run.sheets.push(list);
    const place = run.sheets.indexOf(list);
    const rest = place > 0 || mode ? `:${place || ''}${mode && `:${mode}`}` : '';
    run.entries.push(`${name}:${module}${rest}`);
    run.end += text.length;
    run.open = text.endsWith(',');
  }
  return runs.filter(({entries}) => entries.length >= SHORTEST_RUN);
}

/** Elements of an array that are the entries once the code runs. */
function writeRun({runtime, entries, sheets, open}: Run): string {
  const lists = sheets.map((list) => `[${list}]`).join();
  return (
    `..."${entries.join()}".split(",").map(e=>{let[c,m,s,k]=e.split(":");return[c,()=>` +
    `Promise.all([...[${lists}][s|0],c].map(f=>${runtime}.e(f))).then(` +
    `k?${runtime}.t.bind(${runtime},+m,+k):${runtime}.bind(${runtime},+m))]})${open ? ',' : ''}`
  );
}
