import fs from 'node:fs';
import path from 'node:path';
import {createStore} from '../../../records/model/node/store';
import {buildGrammar, type Grammar} from '../core/grammar';

const FOLDER = 'grammar';

/**
 * Reads the grammar of a version.
 *
 * @param siteDir the project's root
 * @param version the label of the docs version
 * @returns undefined for a version without grammar files
 * @throws GrammarError naming file and line
 */
export function readGrammar(siteDir: string, version: string): Grammar | undefined {
  const folder = path.posix.join('data', version, FOLDER);
  if (!fs.existsSync(path.join(siteDir, folder))) return undefined;
  const files = fs
    .readdirSync(path.join(siteDir, folder))
    .sort()
    .map((name) => path.posix.join(folder, name))
    .map((file) => ({file, text: fs.readFileSync(path.join(siteDir, file), 'utf8')}));
  return files.length === 0 ? undefined : buildGrammar(files);
}

/** Caches the grammar of each version until one of its files changes. */
export function createGrammarStore(siteDir: string): (version: string) => Grammar | undefined {
  return createStore(siteDir, FOLDER, readGrammar);
}
