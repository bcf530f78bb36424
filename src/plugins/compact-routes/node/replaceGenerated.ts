import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';

type Bundler = CurrentBundler['instance'];
type BundlerPlugin = InstanceType<Bundler['NormalModuleReplacementPlugin']>;

const FILES: Readonly<Record<string, string>> = {
  '@generated/registry': 'registry.js',
  '@generated/routes': 'routes.js',
  '@generated/routesChunkNames': 'chunks.js',
};

/** Leads the client to the compact modules; the debug pages show the paths in the registry. */
export function replaceGenerated(folder: string, bundler: Bundler): BundlerPlugin {
  return new bundler.NormalModuleReplacementPlugin(
    /^@generated\/(?:registry|routes|routesChunkNames)$/,
    (resource) => {
      const file = FILES[resource.request] ?? '';
      const debug = file === 'registry.js' && resource.context.includes('plugin-debug');
      resource.request = path.join(folder, debug ? 'debug-registry.js' : file);
    },
  );
}
