/** For tests of the real implementations: one block per program, skipped if it is not built. */
import {afterAll, describe, vi} from 'vitest';
import {type LanguageClient, type Limits} from './client';
import {isLanguageBuilt, openLanguage} from './node';
import {listPrograms} from './programs';
import {type LanguageProgram, type LanguageRelease} from './protocol';

// Long enough for a busy machine; the client's limit ends a request that hangs.
vi.setConfig({testTimeout: 60_000});

/** The client of a program, which the first request opens. */
type Language = Pick<LanguageClient, 'ask' | 'askAll'>;

/**
 * Describes tests for every built program. Reports the others, and how to build them.
 *
 * @param body registers the tests of a program; only the tests may send requests
 * @param releases the programs to test; all by default
 */
export function describeLanguages(
  name: string,
  body: (release: LanguageRelease, language: Language, program: LanguageProgram) => void,
  limits: Partial<Limits> = {},
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
      const open = () => (client ??= openLanguage(release, limits));
      const language: Language = {
        ask: async (request) => (await open()).ask(request),
        askAll: async (requests) => (await open()).askAll(requests),
      };
      body(release, language, program);
    });
  }
}
