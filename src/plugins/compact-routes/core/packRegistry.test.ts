import {describe, expect, it} from 'vitest';
import {chunkName} from './chunkName';
import {packRegistry} from './packRegistry';

/** Entries as the bundler writes them; every seventh of each of five other forms. */
function entry(place: number): string {
  const name = chunkName(place);
  const own = `n.e("${name}")`;
  const forms: Record<number, string> = {
    1: `${own}.then(n.t.bind(n,${place},19))`,
    2: `Promise.all([n.e("styles"),${own}]).then(n.bind(n,${place}))`,
    3: `Promise.all([n.e("styles"),n.e("vendors-a"),${own}]).then(n.t.bind(n,${place},19))`,
    4: `Promise.resolve().then(n.bind(n,${place}))`,
    5: `Promise.all([n.e("styles"),n.e("docs")]).then(n.bind(n,${place}))`,
  };
  return `["${name}",()=>${forms[place % 7] ?? `${own}.then(n.bind(n,${place}))`}]`;
}
const entries = (count: number, first = 0): string =>
  Array.from({length: count}, (_, index) => entry(first + index)).join();

/** Runs a list of entries with a stand-in for the bundler's runtime, and loads each of them. */
async function load(code: string): Promise<readonly unknown[]> {
  let loaded: string[] = [];
  const runtime = Object.assign((module: unknown) => [...loaded, Number(module)], {
    t: (module: unknown, mode: unknown) => [...loaded, Number(module), mode],
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
    expect(packed.length).toBeLessThan(code.length / 8);
    expect(await load(packed)).toEqual(await load(code));
  });

  it('goes on behind an entry of another form', async () => {
    const other = `["${chunkName(20)}",()=>n.e("other").then(()=>n(20))]`;
    const code = `[${entries(20)},${other},${entries(20, 21)}]`;
    const packed = packRegistry(code);
    expect(packed).toContain(other);
    expect(packed.length).toBeLessThan(code.length / 2);
    expect(await load(packed)).toEqual(await load(code));
  });

  it('leaves the code around it', () => {
    const packed = packRegistry(`let before;let r=[${entries(20)}];after(r)`);
    expect(packed).toMatch(/^let before;let r=\[\.\.\."0,1t19,.*\];after\(r\)$/);
  });

  it('leaves other code alone', () => {
    for (const code of [entries(3), `f(${entries(3)})`, 'x=>n.e("a").then(n.bind(n,1))']) {
      expect(packRegistry(code)).toBe(code);
    }
  });

  it('leaves entries alone that do not all use one runtime', () => {
    const mixed = `[${entries(10).replaceAll('n.e(', 'm.e(')}]`;
    const others = `[${entries(5)},${entry(5).replace(/\bn\b/g, 'm')},${entries(5, 6)}]`;
    for (const code of [mixed, others]) expect(packRegistry(code)).toBe(code);
  });
});
