import fs from 'node:fs';
import path from 'node:path';
import type {Grammar} from '../core/grammar';
import {listGrammarFiles, readGrammar} from './read';

/**
 * Gives the grammar of a version and reads the files again only after one of them has changed, so
 * that the site's local server shows what an author has just saved.
 *
 * @param siteDir the project's root
 */
export function createGrammarStore(siteDir: string): (version: string) => Grammar | undefined {
  const known = new Map<string, {stamp: string; grammar: Grammar | undefined}>();
  return (version) => {
    const stamp = listGrammarFiles(siteDir, version)
      .map((file) => `${file}:${fs.statSync(path.join(siteDir, file)).mtimeMs}`)
      .join();
    const found = known.get(version);
    if (found?.stamp === stamp) return found.grammar;
    const grammar = readGrammar(siteDir, version);
    known.set(version, {stamp, grammar});
    return grammar;
  };
}
