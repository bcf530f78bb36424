import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import type {Synonyms} from '../core/query/synonyms';

/** The path of the synonyms file, relative to the project's root. */
export const SYNONYMS_FILE = 'data/search/synonyms.yaml';

const schema = z.record(
  z.string(),
  z.array(z.string('a phrase in quotes').min(1), 'a list of phrases').min(1, 'at least one phrase'),
);

/**
 * Reads the synonyms of the search.
 *
 * @param siteDir the project's root
 * @throws Error with the file, the entry and the expected content
 */
export function readSynonyms(siteDir: string): Synonyms {
  const text = fs.readFileSync(path.join(siteDir, SYNONYMS_FILE), 'utf8');
  return parseSynonyms(text);
}

/** Parses the text of {@link SYNONYMS_FILE}. */
export function parseSynonyms(text: string): Synonyms {
  const refuse = (problem: string) =>
    new Error(
      `${SYNONYMS_FILE}: ${problem} Expected lines like "throttle: [backpressure, rate limit]".`,
    );
  let content: unknown;
  try {
    content = parse(text);
  } catch (error) {
    throw refuse(`this is not YAML: ${(error as Error).message}.`);
  }
  const read = schema.safeParse(content);
  if (!read.success) throw refuse(`${z.prettifyError(read.error)}.`);
  for (const [typed, phrases] of Object.entries(read.data)) {
    if (typed !== typed.toLowerCase()) throw refuse(`"${typed}" is not in lower case.`);
    if (phrases.includes(typed)) throw refuse(`"${typed}" is listed as a synonym of itself.`);
  }
  return read.data;
}
