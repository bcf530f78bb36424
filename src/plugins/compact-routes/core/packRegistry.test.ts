import {describe, expect, it} from 'vitest';
import {packRegistry} from './packRegistry';

const entry = (index: number): string =>
  `["c${index}x",()=>n.e("c${index}x").then(n.bind(n,${index}))]`;
const entries = (count: number): string =>
  Array.from({length: count}, (_, index) => entry(index)).join();

/** Runs a list of entries with a stand-in for the bundler's runtime, and loads each of them. */
async function load(code: string): Promise<readonly unknown[]> {
  const runtime = Object.assign((module: unknown) => Number(module), {
    e: (chunk: string) => Promise.resolve(chunk),
  });
  const list = new Function('n', `return ${code}`)(runtime) as [string, () => Promise<unknown>][];
  return Promise.all(list.map(async ([name, loader]) => [name, await loader()]));
}

describe('packRegistry', () => {
  it('leaves what each entry loads', async () => {
    const code = `[["first",()=>Promise.all([n.e("a"),n.e("b")]).then(n.bind(n,9))],${entries(20)}]`;
    const packed = packRegistry(code);
    expect(packed.length).toBeLessThan(code.length / 2);
    expect(await load(packed)).toEqual(await load(code));
  });

  it('leaves other code alone', () => {
    for (const code of [entries(3), `f(${entries(3)})`, 'x=>n.e("a").then(n.bind(n,1))']) {
      expect(packRegistry(code)).toBe(code);
    }
  });
});
