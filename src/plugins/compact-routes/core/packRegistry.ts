const ENTRY = String.raw`\["[a-z\d]+",\(\)=>(\w+)\.e\("[a-z\d]+"\)\.then\(\1\.bind\(\1,\d+\)\)\]`;
const RUN = new RegExp(`${ENTRY}(?:,${ENTRY.replaceAll('\\1', '\\2')}){7,}`, 'g');
const PARTS = /\["([a-z\d]+)",\(\)=>(\w+)\.e\("([a-z\d]+)"\)\.then\(\2\.bind\(\2,(\d+)\)\)\]/g;

/**
 * Packs the registry in minified code: hundreds of functions that differ in a name and a number
 * become one function and a list of both.
 *
 * @param code a script of the built client
 * @returns the code, unchanged where it has no registry in the expected form
 */
export function packRegistry(code: string): string {
  return code.replace(RUN, (run: string) => {
    const entries = [...run.matchAll(PARTS)].map(([, name, runtime, chunk, module]) => ({
      name: name ?? '',
      runtime: runtime ?? '',
      chunk: chunk ?? '',
      module: module ?? '',
    }));
    const runtime = entries[0]?.runtime ?? '';
    const alike = entries.every((entry) => entry.name === entry.chunk && entry.runtime === runtime);
    if (!alike) return run;
    const list = entries.map(({name, module}) => `${name}:${module}`).join();
    return (
      `..."${list}".split(",").map(e=>{let[c,m]=e.split(":");` +
      `return[c,()=>${runtime}.e(c).then(${runtime}.bind(${runtime},m))]})`
    );
  });
}
