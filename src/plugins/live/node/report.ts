import type {LanguageRelease} from '../../../../language/host/protocol';
import type {RunnableVersion} from '../core/version';

type Version = Pick<RunnableVersion, 'label' | 'program'>;

/** Says in the build's output which versions readers cannot run, and what makes them. */
export function reportMissing(
  versions: readonly Version[],
  built: readonly LanguageRelease[],
): void {
  const missing = missingNote(versions, built);
  if (missing) console.warn(missing);
}

/** The line about what is not built; `undefined` where all is. */
export function missingNote(
  versions: readonly Version[],
  built: readonly LanguageRelease[],
): string | undefined {
  const missing = versions.filter(({program}) => !built.includes(program));
  if (missing.length === 0) return undefined;
  return (
    `[live] The language of ${missing.map(({label}) => label).join(', ')} is not built: samples of ` +
    'these versions have no Run button, and the playground says so. Build it: npm run language'
  );
}
