// @ts-check
import fs from 'node:fs';

/**
 * @param {string} file the report of a finished suite
 * @returns {any} its content; nothing when the report is absent or not JSON
 */
export function readReport(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
