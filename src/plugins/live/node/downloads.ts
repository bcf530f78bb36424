/**
 * Publishes the built files for contributors who have no compiler, listed by the key of the sources
 * that they were built from. `npm run language` reads the list (language/compile/published.mjs).
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {MANIFEST, readManifest} from './languageFiles';
import {packFile} from './packFile';

/** A file to be fetched, as it is sent. */
interface Download {
  /** Below the site, without a slash at the beginning. */
  readonly url: string;
  readonly bytes: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
  readonly encoding: 'xz' | 'none';
}

/** One version: the files of its folder in a contributor's cache, by their name there. */
interface DownloadableVersion {
  readonly key: string;
  readonly files: Readonly<Record<string, Download>>;
}

/** Folder of the list, and of files that only contributors need, below the built site. */
const FOLDER = 'language';

/**
 * Writes the list into the built site. It refers to the programs and libraries that pages load.
 *
 * @param siteDir the project's root
 * @param outDir the built site
 * @param packedDir cache of packed files
 * @throws Error when the bundler did not publish a program or a library
 */
export function publishDownloads(siteDir: string, outDir: string, packedDir: string): void {
  const folder = path.join(outDir, FOLDER);
  fs.mkdirSync(folder, {recursive: true});
  const dist = path.dirname(path.join(siteDir, MANIFEST));
  const pack = (file: string) => packFile(file, packedDir);
  const assets = findAssets(outDir);
  const built = Object.values(readManifest(siteDir).versions);
  const versions = built.map((entry): DownloadableVersion => {
    const asset = (file: string) => findAsset(assets, pack(path.join(dist, file)).path, file);
    const entryFile = path.join(folder, `${entry.key}.entry.json`);
    fs.writeFileSync(entryFile, JSON.stringify(entry));
    const notices = pack(path.join(dist, `${entry.version}.notices.json`)).path;
    const noticesFile = path.join(folder, `${entry.key}.${path.basename(notices)}`);
    fs.copyFileSync(notices, noticesFile);
    return {
      key: entry.key,
      files: {
        'entry.json': describe(outDir, entryFile),
        'notices.json': describe(outDir, noticesFile),
        [entry.program.file]: asset(entry.program.file),
        [entry.library.file]: asset(entry.library.file),
      },
    };
  });
  if (built.length > 0)
    fs.copyFileSync(path.join(dist, 'NOTICES.txt'), path.join(folder, 'NOTICES.txt'));
  fs.writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({format: 1, versions}));
}

/** The files that the bundler published, by their SHA-256, because it chose their names. */
function findAssets(outDir: string): ReadonlyMap<string, Download> {
  const folder = path.join(outDir, 'assets/language');
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const downloads = files.map((name) => describe(outDir, path.join(folder, name)));
  return new Map(downloads.map((download) => [download.sha256, download]));
}

function findAsset(assets: ReadonlyMap<string, Download>, packed: string, file: string): Download {
  const found = assets.get(hashOf(packed));
  if (found) return found;
  throw new Error(
    `The build published no copy of ${path.dirname(MANIFEST)}/${file} in assets/language. If the file ` +
      'changed while the site was built, build again.',
  );
}

function describe(outDir: string, file: string): Download {
  return {
    url: path.relative(outDir, file).split(path.sep).join('/'),
    bytes: fs.statSync(file).size,
    sha256: hashOf(file),
    encoding: file.endsWith('.xz') ? 'xz' : 'none',
  };
}

function hashOf(file: string): string {
  return crypto.createHash('sha256').update(fs.readFileSync(file)).digest('hex');
}
