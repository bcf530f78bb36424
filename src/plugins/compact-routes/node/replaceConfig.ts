import fs from 'node:fs';
import path from 'node:path';
import type {CurrentBundler, DocusaurusConfig} from '@docusaurus/types';
import {leanConfig} from '../core/leanConfig';

type Bundler = CurrentBundler['instance'];
type BundlerPlugin = InstanceType<Bundler['NormalModuleReplacementPlugin']>;

/**
 * Gives pages the configuration without what only the build reads, on server and client alike; the
 * debug page about the configuration (`src/theme/DebugConfig`) gets all of it.
 */
export function replaceConfig(
  config: DocusaurusConfig,
  folder: string,
  bundler: Bundler,
): BundlerPlugin {
  const file = path.join(folder, 'site-config.js');
  const lean = leanConfig(config);
  fs.writeFileSync(file, `export default ${JSON.stringify(lean)};\n`);
  return new bundler.NormalModuleReplacementPlugin(
    /^@generated\/docusaurus\.config$/,
    (resource) => {
      if (!resource.context.includes('DebugConfig')) resource.request = file;
    },
  );
}
