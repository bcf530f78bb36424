/** For tests of the real implementations: one block a program, skipped with a reason. */
import {afterAll, describe, vi} from 'vitest';
import {type LanguageClient} from './client';
import {isLanguageBuilt, type LanguageOptions, openLanguage} from './node';
import {listPrograms} from './programs';
import {type LanguageProgram, type LanguageRelease} from './protocol';

// A busy machine takes its time; what hangs is ended by the client's limit, not by the test's.
vi.setConfig({testTimeout: 60_000});

/** Gives the client of a program, opened with the first question. */
type AskLanguage = () => Promise<LanguageClient>;

/**
 * Describes every program that is built; says which are not, and how to build them.
 *
 * @param body registers the tests of a program; it must ask for the client inside them
 * @param releases those to describe; all when absent
 */
export function describeLanguages(
  name: string,
  body: (release: LanguageRelease, language: AskLanguage, program: LanguageProgram) => void,
  options: LanguageOptions = {},
  releases?: readonly LanguageRelease[],
): void {
  for (const program of listPrograms()) {
    const {release} = program;
    if (releases && !releases.includes(release)) continue;
    const built = isLanguageBuilt(release);
    if (!built) console.warn(`Skipped: ${name} in ${release}. Build it: npm run language`);
    describe.skipIf(!built)(`${name} in ${release}`, () => {
      let client: Promise<LanguageClient> | undefined;
      afterAll(async () => (await client)?.close());
      body(release, () => (client ??= openLanguage(release, options)), program);
    });
  }
}
