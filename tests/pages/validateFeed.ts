import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
// cspell:words jsonfeed relaxng
import jsonFeedSchema from 'jsonfeed-schema/schema-v1.json';
import {validateXML} from 'xmllint-wasm';

/** What is wrong with a feed, a line for each fault; none for a valid one. */
export type ValidateFeed = (text: string) => Promise<readonly string[]>;

/**
 * No package of the registry knows the rules of RSS and Atom: parsers take what is broken, and what is
 * called a validator asks a service. So libxml2 holds the feeds against a schema of each format.
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
