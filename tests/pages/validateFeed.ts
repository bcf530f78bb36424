import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
// cspell:words jsonfeed relaxng
import jsonFeedSchema from 'jsonfeed-schema/schema-v1.json';
import {validateXML} from 'xmllint-wasm';

/** Lists the faults of a feed, one line each. */
export type ValidateFeed = (text: string) => Promise<readonly string[]>;

/**
 * Validates a feed against a schema of its format with libxml2. No package knows the rules of RSS and
 * Atom: parsers accept broken feeds, and the validators in the registry call a web service.
 *
 * @param name the schema's file in `schemas/`
 */
function validateAgainst(name: string): ValidateFeed {
  const file = path.join(__dirname, 'schemas', name);
  return async (text) => {
    const {valid, errors} = await validateXML({
      xml: {fileName: 'feed.xml', contents: text},
      schema: {fileName: name, contents: fs.readFileSync(file, 'utf8')},
      extension: 'relaxng',
    });
    return valid
      ? []
      : errors.map(({message, loc}) => `line ${loc?.lineNumber ?? '?'}: ${message}`);
  };
}

export const validateRss = validateAgainst('rss.rng');
export const validateAtom = validateAgainst('atom.rng');

const ajv = addFormats(new Ajv({allErrors: true}));
const isJsonFeed = ajv.compile(jsonFeedSchema);

export const validateJson: ValidateFeed = async (text) =>
  isJsonFeed(JSON.parse(text))
    ? []
    : (isJsonFeed.errors ?? []).map(({instancePath, message}) => `${instancePath}: ${message}`);
