import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import type {Compiler, WebpackPluginInstance} from 'webpack';
import {withoutRoutes} from './readGenerated';

/** The generated modules that have a compact replacement, by the request of Docusaurus' client. */
const FILES: Readonly<Record<string, string>> = {
  '@generated/registry': 'registry.js',
  '@generated/routes': 'routes.js',
  '@generated/routesChunkNames': 'chunks.js',
};

/**
 * Makes the client import the compact modules. A debug page keeps the generated registry, because it shows
 * the paths in it.
 *
 * @param folder the folder of the compact modules
 * @param versions file names of the data of versions, by the requests that they replace
 * @returns plugins of the bundler; the build fails if nothing imports one of the modules
 */
export function replaceGenerated(
  folder: string,
  versions: Readonly<Record<string, string>>,
  bundler: CurrentBundler['instance'],
): readonly WebpackPluginInstance[] {
  const files = {...FILES, ...versions};
  const unused = new Set(Object.keys(files));
  const replace = new bundler.NormalModuleReplacementPlugin(
    /^@generated\//,
    (resource: {request: string; readonly context: string}) => {
      const file = files[resource.request];
      const isShown =
        resource.request === '@generated/registry' && resource.context.includes('plugin-debug');
      if (!file || isShown) return;
      unused.delete(resource.request);
      resource.request = path.join(folder, file);
    },
  );
  return [replace, {apply: (compiler: Compiler) => failIfUnused(compiler, unused)}];
}

/** The build's error when Docusaurus no longer imports a generated module under its name. */
export function unusedMessage(requests: Iterable<string>): string {
  return (
    `Docusaurus' client no longer imports ${[...requests].join(', ')}, so readers would not get the ` +
    `compact table of routes. ${withoutRoutes('replaceGenerated.ts')}`
  );
}

function failIfUnused(compiler: Compiler, unused: ReadonlySet<string>): void {
  compiler.hooks.afterCompile.tap('routes', (compilation) => {
    if (unused.size > 0) compilation.errors.push(new Error(unusedMessage(unused)));
  });
}
