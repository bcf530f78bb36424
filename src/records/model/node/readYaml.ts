import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {RecordError} from '../parseRecord';

/**
 * Reads a YAML or JSON file as plain data.
 *
 * @param file its path from the project's root
 * @throws RecordError naming the file, and the place of a mistake in its syntax
 */
export function readYaml(siteDir: string, file: string): unknown {
  try {
    return parse(fs.readFileSync(path.join(siteDir, file), 'utf8'));
  } catch (error) {
    throw new RecordError(`${file} is not YAML: ${(error as Error).message}`);
  }
}
