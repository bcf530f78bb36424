import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {fingerprint} from '../../../language/fingerprint';
import {packFile} from './packFile';
import type {LanguageRelease} from '../../../language/protocol';
import type {PublishedFile} from '../../../language/published';

/** A file to publish, without its address, which the bundler chooses. */
export interface FileToPublish extends Omit<PublishedFile, 'url'> {
  /** Absolute path. */
  readonly path: string;
}

/** A built program to publish. */
export interface LanguageToPublish {
  readonly release: LanguageRelease;
  readonly crate: string;
  readonly program: FileToPublish;
  readonly library: FileToPublish;
}

/** The entry that `npm run language` writes for a version that it built. */
interface BuiltVersion {
  readonly version: LanguageRelease;
  readonly crate: {readonly name: string; readonly version: string};
  /** Identifies the sources that it was built from. */
  readonly key: string;
  readonly program: {readonly file: string};
  readonly library: {readonly file: string};
}

interface Manifest {
  readonly versions: Readonly<Record<LanguageRelease, BuiltVersion>>;
}

/** The list of built programs, from the project's root. */
export const MANIFEST = 'language/dist/manifest.json';

/** Programs that `npm run language` has built. */
export function builtPrograms(siteDir: string): readonly LanguageRelease[] {
  return Object.keys(readManifest(siteDir).versions);
}

/**
 * Packs the files of every program that is built.
 *
 * @param siteDir the project's root
 * @param outDir folder of the packed files, whose names begin with the release
 */
export function packLanguages(siteDir: string, outDir: string): readonly LanguageToPublish[] {
  const {versions} = readManifest(siteDir);
  return Object.entries(versions).flatMap(([release, entry]) => {
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
      release,
      crate: `${crate.name} ${crate.version}`,
      program: describe(program.file),
      library: describe(library.file),
    };
  });
}

/** Reads the list of built programs; it is empty if the file is absent. */
export function readManifest(siteDir: string): Manifest {
  const file = path.join(siteDir, MANIFEST);
  if (!fs.existsSync(file)) return {versions: {}};
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
}
