import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {fingerprint} from '../../../../language/host/fingerprint';
import {packFile} from './packFile';
import {LANGUAGE_VERSIONS, type LanguageVersion} from '../../../../language/host/protocol';
import type {PublishedFile} from '../../../../language/host/published';

/** A file as it will be published: everything but its address, which the bundler decides. */
export interface FileToPublish extends Omit<PublishedFile, 'url'> {
  /** Absolute path. */
  readonly path: string;
}

/** A version of the language that is built, ready to be published. */
export interface LanguageToPublish {
  readonly version: LanguageVersion;
  readonly crate: string;
  readonly program: FileToPublish;
  readonly library: FileToPublish;
}

/** What `npm run language` writes about a version that it built. */
export interface BuiltVersion {
  readonly version: LanguageVersion;
  readonly crate: {readonly name: string; readonly version: string};
  /** Names the sources that it was built from. */
  readonly key: string;
  readonly program: {readonly file: string};
  readonly library: {readonly file: string};
}

interface Manifest {
  readonly versions: Partial<Record<LanguageVersion, BuiltVersion>>;
}

/** The list of what is built, below the project's root. */
export const MANIFEST = 'language/dist/manifest.json';

/** Versions of the language that `npm run language` has built. */
export function builtVersions(siteDir: string): readonly LanguageVersion[] {
  const {versions} = readManifest(siteDir);
  return LANGUAGE_VERSIONS.filter((version) => versions[version]);
}

/**
 * Packs the files of every version that is built.
 *
 * @param siteDir the project's root
 * @param outDir folder of the packed files, whose names begin with the version
 */
export function packLanguages(siteDir: string, outDir: string): readonly LanguageToPublish[] {
  const {versions} = readManifest(siteDir);
  return LANGUAGE_VERSIONS.flatMap((version) => {
    const entry = versions[version];
    if (!entry) return [];
    const {crate, program, library} = entry;
    const describe = (file: string): FileToPublish => {
      const source = path.join(siteDir, path.dirname(MANIFEST), file);
      const {path: packed, encoding} = packFile(source, outDir);
      const content = fs.readFileSync(packed);
      const sha256 = fingerprint(crypto.createHash('sha256').update(content).digest());
      return {path: packed, bytes: content.length, sha256, encoding};
    };
    return {
      version,
      crate: `${crate.name} ${crate.version}`,
      program: describe(program.file),
      library: describe(library.file),
    };
  });
}

/** Reads what is built; nothing, where nothing is. */
export function readManifest(siteDir: string): Manifest {
  const file = path.join(siteDir, MANIFEST);
  if (!fs.existsSync(file)) return {versions: {}};
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
}
