import {LANGUAGE_VERSIONS, type LanguageVersion} from '../../../../language/host/protocol';

/** Says in the build's output which versions readers cannot run, and what makes them. */
export function reportMissing(built: readonly LanguageVersion[]): void {
  const missing = missingNote(built);
  if (missing) console.warn(missing);
}

/** The line about what is not built; `undefined` where all is. */
export function missingNote(built: readonly LanguageVersion[]): string | undefined {
  const missing = LANGUAGE_VERSIONS.filter((version) => !built.includes(version));
  if (missing.length === 0) return undefined;
  return (
    `[live] The language of ${missing.join(', ')} is not built: samples of these versions have no ` +
    'Run button, and the playground says so. Build it: npm run language'
  );
}
