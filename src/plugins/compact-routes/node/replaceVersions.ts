import fs from 'node:fs';
import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {leanVersion} from '../core/leanVersion';

type Bundler = CurrentBundler['instance'];
type BundlerPlugin = InstanceType<Bundler['NormalModuleReplacementPlugin']>;

const PROPS = /^docusaurus-plugin-content-docs\/[^/]+\/p\/[^/]+\.json$/;

/**
 * Writes lean props of each docs version.
 *
 * Before the bundlers start: both of them read the files, at the same time.
 *
 * @returns the written files by the request that they answer
 */
export function writeVersions(
  generatedFolder: string,
  folder: string,
): ReadonlyMap<string, string> {
  const written = new Map<string, string>();
  const files = fs.readdirSync(generatedFolder, {recursive: true, encoding: 'utf8'});
  for (const file of files.map((name) => name.replaceAll(path.sep, '/'))) {
    if (!PROPS.test(file)) continue;
    const props: unknown = JSON.parse(fs.readFileSync(path.join(generatedFolder, file), 'utf8'));
    const lean = leanVersion(props as Parameters<typeof leanVersion>[0]);
    if (!lean) continue;
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    writeOnce(target, JSON.stringify(lean));
    written.set(`@generated/${file}`, target);
  }
  return written;
}

/** Puts the lean props in place of the generated ones, for server and client alike. */
export function replaceVersions(
  written: ReadonlyMap<string, string>,
  bundler: Bundler,
): BundlerPlugin {
  return new bundler.NormalModuleReplacementPlugin(
    /^@generated\/docusaurus-plugin-content-docs\//,
    (resource) => {
      resource.request = written.get(resource.request) ?? resource.request;
    },
  );
}

// Server and client are compiled at the same time: writing a file again would empty it for a moment,
// and the other compilation may be reading it just then.
function writeOnce(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.writeFileSync(file, text);
}
