import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
// cspell:words jsonfeed relaxng
import jsonFeedSchema from 'jsonfeed-schema/schema-v1.json';
import {validateXML} from 'xmllint-wasm';

/** Lists the faults of each of some feeds. */
export type ValidateFeeds = (texts: readonly string[]) => Promise<readonly (readonly string[])[]>;

/**
 * Validates feeds against a schema of their format with libxml2. No package knows the rules of RSS and
 * Atom: parsers accept broken feeds, and the validators in the registry call a web service. Each call
 * compiles libxml2, so that one for all feeds is cheap.
 *
 * @param name the schema's file in `schemas/`
 */
function validateAgainst(name: string): ValidateFeeds {
  const file = path.join(__dirname, 'schemas', name);
  return async (texts) => {
    const {errors} = await validateXML({
      xml: texts.map((contents, index) => ({fileName: `${index}.xml`, contents})),
      schema: {fileName: name, contents: fs.readFileSync(file, 'utf8')},
      extension: 'relaxng',
    });
    return texts.map((_, index) =>
      errors
        .map(({rawMessage}) => rawMessage)
        .filter((message) => message.startsWith(`${index}.xml`)),
    );
  };
}

export const validateRss = validateAgainst('rss.rng');
export const validateAtom = validateAgainst('atom.rng');

const ajv = addFormats(new Ajv({allErrors: true}));
const isJsonFeed = ajv.compile(jsonFeedSchema);

export const validateJson: ValidateFeeds = (texts) =>
  Promise.resolve(
    texts.map((text) =>
      isJsonFeed(JSON.parse(text))
        ? []
        : (isJsonFeed.errors ?? []).map(({instancePath, message}) => `${instancePath}: ${message}`),
    ),
  );
