import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import type {Explanations} from '../core/query/explanations';
import type {Synonyms} from '../core/query/synonyms';

/** The folder of the files, relative to the project's root. */
export const WORDS_FOLDER = 'data/search';

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
  return parseSynonyms(read(siteDir, 'synonyms.yaml'));
}

/** Reads the sections that explain the signs and words of the languages, as {@link readSynonyms}. */
export function readExplanations(siteDir: string): Explanations {
  return parseLists('language.yaml', read(siteDir, 'language.yaml'), 'language/scripts: [script]')
    .lists;
}

function read(siteDir: string, file: string): string {
  return fs.readFileSync(path.join(siteDir, WORDS_FOLDER, file), 'utf8');
}

/** Parses the text of the file of synonyms. */
export function parseSynonyms(text: string): Synonyms {
  const {lists, refuse} = parseLists('synonyms.yaml', text, 'throttle: [backpressure, rate limit]');
  for (const [typed, phrases] of Object.entries(lists)) {
    if (typed !== typed.toLowerCase()) throw refuse(`"${typed}" is not in lower case.`);
    if (phrases.includes(typed)) throw refuse(`"${typed}" is listed as a synonym of itself.`);
  }
  return lists;
}

function parseLists(file: string, text: string, example: string) {
  const refuse = (problem: string) =>
    new Error(`${WORDS_FOLDER}/${file}: ${problem} Expected lines like "${example}".`);
  let content: unknown;
  try {
    content = parse(text);
  } catch (error) {
    throw refuse(`this is not YAML: ${(error as Error).message}.`);
  }
  const lists = schema.safeParse(content);
  if (!lists.success) throw refuse(`${z.prettifyError(lists.error)}.`);
  return {lists: lists.data, refuse};
}
