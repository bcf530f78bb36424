import fs from 'node:fs';
import path from 'node:path';
import {buildGrammar, type Grammar} from '../core/grammar';

/** The grammar files of a version by path from the project's root, in their order. */
export function listGrammarFiles(siteDir: string, version: string): string[] {
  const folder = path.posix.join('data', version, 'grammar');
  if (!fs.existsSync(path.join(siteDir, folder))) return [];
  return fs
    .readdirSync(path.join(siteDir, folder))
    .sort()
    .map((file) => path.posix.join(folder, file));
}

/**
 * Reads the grammar of a version.
 *
 * @param version the label of the docs version
 * @returns undefined for a version without grammar files
 * @throws GrammarError naming file and line
 */
export function readGrammar(siteDir: string, version: string): Grammar | undefined {
  const files = listGrammarFiles(siteDir, version);
  if (files.length === 0) return undefined;
  return buildGrammar(
    files.map((file) => ({file, text: fs.readFileSync(path.join(siteDir, file), 'utf8')})),
  );
}
