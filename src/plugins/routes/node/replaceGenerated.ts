import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import type {Compiler, WebpackPluginInstance} from 'webpack';
import {WAY_OUT} from './wayOut';

type Bundler = CurrentBundler['instance'];
type BundlerPlugin = InstanceType<Bundler['NormalModuleReplacementPlugin']>;
type Request = {request: string; readonly context: string};

/** The generated modules that have a compact one, by the request of Docusaurus' client. */
const FILES: Readonly<Record<string, string>> = {
  '@generated/globalData': 'global-data.js',
  '@generated/registry': 'registry.js',
  '@generated/routes': 'routes.js',
  '@generated/routesChunkNames': 'chunks.js',
};

/**
 * Leads the client to the compact modules; the debug pages show the paths in the registry.
 *
 * @returns plugins of the bundler; the build fails where nothing asks for one of the modules
 */
export function replaceGenerated(
  folder: string,
  bundler: Bundler,
): readonly WebpackPluginInstance[] {
  const unused = new Set(Object.keys(FILES));
  const replace = new bundler.NormalModuleReplacementPlugin(
    /^@generated\/(?:globalData|registry|routes|routesChunkNames)$/,
    (resource: Request) => {
      unused.delete(resource.request);
      const file = FILES[resource.request] ?? '';
      resource.request = path.join(folder, isForDebug(resource) ? 'debug-registry.js' : file);
    },
  );
  return [replace, {apply: (compiler: Compiler) => failWhereUnused(compiler, unused)}];
}

/** On the server, only the debug page about the registry shows what the client shows. */
export function replaceDebugRegistry(folder: string, bundler: Bundler): BundlerPlugin {
  return new bundler.NormalModuleReplacementPlugin(
    /^@generated\/registry$/,
    (resource: Request) => {
      if (isForDebug(resource)) resource.request = path.join(folder, 'debug-registry.js');
    },
  );
}

/** What the build says when an upgrade of Docusaurus imports its generated modules elsewhere. */
export function unusedMessage(requests: Iterable<string>): string {
  return (
    `Docusaurus' client does not import ${[...requests].join(', ')} any more, so the compact table ` +
    'of routes would not reach readers, and pages would weigh more. Since an upgrade these modules ' +
    `may have other names: adapt FILES in src/plugins/routes/node/replaceGenerated.ts, ${WAY_OUT}`
  );
}

function failWhereUnused(compiler: Compiler, unused: ReadonlySet<string>): void {
  compiler.hooks.afterCompile.tap('routes', (compilation) => {
    if (unused.size > 0) compilation.errors.push(new Error(unusedMessage(unused)));
  });
}

function isForDebug({request, context}: Request): boolean {
  return request === '@generated/registry' && context.includes('plugin-debug');
}
