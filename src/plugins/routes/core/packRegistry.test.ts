import {describe, expect, it} from 'vitest';
import {packRegistry} from './packRegistry';

/** Entries as the bundler writes them; every third, fifth and seventh of another form. */
function entry(place: number, runtime = 'n'): string {
  const own = `${runtime}.e("c${place}")`;
  const late = place % 5 === 2 ? `${runtime}.e("styles-home"),` : '';
  const styled = place % 3 === 1 ? `Promise.all([${runtime}.e("styles"),${late}${own}])` : own;
  const module = place % 7 === 2 ? `t.bind(${runtime},${place},19)` : `bind(${runtime},${place}e1)`;
  return `["c${place}",()=>${styled}.then(${runtime}.${module})]`;
}
const entries = (count: number, first = 0): string =>
  Array.from({length: count}, (_, index) => entry(first + index)).join();

/** Runs a list of entries with a stand-in for the bundler's runtime, and loads each of them. */
async function load(code: string): Promise<readonly unknown[]> {
  let loaded: string[] = [];
  const runtime = Object.assign((module: unknown) => [...loaded, module], {
    t: (module: unknown, mode: unknown) => [...loaded, module, mode],
    e: (chunk: string) => Promise.resolve(loaded.push(chunk)),
  });
  const list = new Function('n', `return ${code}`)(runtime) as [string, () => Promise<unknown>][];
  const results: unknown[] = [];
  for (const [name, loader] of list) {
    loaded = [];
    results.push([name, await loader()]);
  }
  return results;
}

describe('packRegistry', () => {
  it('leaves what each entry loads', async () => {
    const code = `[${entries(200)}]`;
    const packed = packRegistry(code);
    expect(packed.length).toBeLessThan(code.length / 4);
    expect(await load(packed)).toEqual(await load(code));
  });

  it('goes on behind an entry of another form', async () => {
    const other = '["x",()=>Promise.all([n.e("a"),n.e("x")]).then(n.bind(n,20))]';
    const code = `[${entries(20)},${other},${entries(20, 21)}]`;
    const packed = packRegistry(code);
    expect(packed).toContain(other);
    expect(packed.length).toBeLessThan(code.length / 2);
    expect(await load(packed)).toEqual(await load(code));
  });

  it('leaves the code around it', () => {
    const packed = packRegistry(`let before;let r=[${entries(20)}];after(r)`);
    expect(packed).toMatch(/^let before;let r=\[\.\.\."c0:0e1,c1:1e1:1,c2:2::19,.*\];after\(r\)$/);
  });

  it('leaves other code alone, and entries that do not use one runtime', () => {
    const mixed = `[${entries(5)},${entry(5, 'm')},${entries(5, 6)}]`;
    const twice = `f(${entries(5)});g(${entries(5)})`;
    for (const code of [entries(3), 'x=>n.e("a").then(n.bind(n,1))', mixed, twice])
      expect(packRegistry(code)).toBe(code);
  });
});
