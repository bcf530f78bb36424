import fs from 'node:fs';
import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {leanVersion} from '../core/leanVersion';

type Bundler = CurrentBundler['instance'];
type BundlerPlugin = InstanceType<Bundler['NormalModuleReplacementPlugin']>;

const PROPS = /^@generated\/(docusaurus-plugin-content-docs\/[^/]+\/p\/[^/]+\.json)$/;

/** Puts lean props of docs versions in place of the generated ones, for server and client alike. */
export function replaceVersions(
  generatedFolder: string,
  folder: string,
  bundler: Bundler,
): BundlerPlugin {
  return new bundler.NormalModuleReplacementPlugin(PROPS, (resource) => {
    const [, file = ''] = PROPS.exec(resource.request) ?? [];
    const props: unknown = JSON.parse(fs.readFileSync(path.join(generatedFolder, file), 'utf8'));
    const lean = leanVersion(props as Parameters<typeof leanVersion>[0]);
    if (!lean) return;
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, JSON.stringify(lean));
    resource.request = target;
  });
}
