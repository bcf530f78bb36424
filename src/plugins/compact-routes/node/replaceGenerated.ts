import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';

type Bundler = CurrentBundler['instance'];
type BundlerPlugin = InstanceType<Bundler['NormalModuleReplacementPlugin']>;

const FILES: Readonly<Record<string, string>> = {
  '@generated/globalData': 'global-data.js',
  '@generated/registry': 'registry.js',
  '@generated/routes': 'routes.js',
  '@generated/routesChunkNames': 'chunks.js',
};

/** Leads the client to the compact modules; the debug pages show the paths in the registry. */
export function replaceGenerated(folder: string, bundler: Bundler): BundlerPlugin {
  return new bundler.NormalModuleReplacementPlugin(
    /^@generated\/(?:globalData|registry|routes|routesChunkNames)$/,
    (resource) => {
      const file = FILES[resource.request] ?? '';
      resource.request = path.join(folder, isForDebug(resource) ? 'debug-registry.js' : file);
    },
  );
}

/** On the server, only the debug page about the registry shows what the client shows. */
export function replaceDebugRegistry(folder: string, bundler: Bundler): BundlerPlugin {
  return new bundler.NormalModuleReplacementPlugin(/^@generated\/registry$/, (resource) => {
    if (isForDebug(resource)) resource.request = path.join(folder, 'debug-registry.js');
  });
}

function isForDebug({
  request,
  context,
}: {
  readonly request: string;
  readonly context: string;
}): boolean {
  return request === '@generated/registry' && context.includes('plugin-debug');
}
