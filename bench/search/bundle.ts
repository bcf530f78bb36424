import {build, type Plugin} from 'esbuild';
import path from 'node:path';
import type {BenchSite} from './sites';

/** Bundles the script that runs an engine in a page. */
export async function bundleEngine({engine, generated}: BenchSite): Promise<string> {
  const result = await build({
    entryPoints: [path.join(__dirname, 'engines', `${engine}.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
    define: {'process.env.NODE_ENV': '"production"', 'import.meta.url': '"/"'},
    plugins: [generatedConstants(generated)],
  });
  const [file] = result.outputFiles;
  if (!file) throw new Error(`esbuild made no script of engines/${engine}.ts.`);
  return file.text;
}

/** Files that Docusaurus generated: the synonyms, and the constants of easyops. */
function generatedConstants(generated: string): Plugin {
  return {
    name: 'generated-constants',
    setup(bundler) {
      bundler.onResolve({filter: /^@generated\//}, ({path: name}) => ({
        path: path.join(generated, name.slice('@generated/'.length)),
      }));
    },
  };
}
