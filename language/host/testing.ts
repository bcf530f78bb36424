/** For tests of the real implementations: one block a version, skipped with a reason. */
import {afterAll, describe, vi} from 'vitest';
import {type LanguageClient} from './client';
import {isLanguageBuilt, type LanguageOptions, openLanguage} from './node';
import {LANGUAGE_VERSIONS, type LanguageVersion} from './protocol';

// A busy machine takes its time; what hangs is ended by the client's limit, not by the test's.
vi.setConfig({testTimeout: 60_000});

/** Gives the client of a version, opened with the first question. */
export type AskLanguage = () => Promise<LanguageClient>;

/**
 * Describes every version that is built; says which are not, and how to build them.
 *
 * @param body registers the tests of a version; it must ask for the client inside them
 */
export function describeLanguages(
  name: string,
  body: (version: LanguageVersion, language: AskLanguage) => void,
  options: LanguageOptions = {},
): void {
  for (const version of LANGUAGE_VERSIONS) {
    const built = isLanguageBuilt(version);
    if (!built) console.warn(`Skipped: ${name} in ${version}. Build it: npm run language`);
    describe.skipIf(!built)(`${name} in ${version}`, () => {
      let client: Promise<LanguageClient> | undefined;
      afterAll(async () => (await client)?.close());
      body(version, () => (client ??= openLanguage(version, options)));
    });
  }
}
