import type {LanguageRelease} from '../../../language/protocol';
import type {RunnableVersion} from '../core/version';

type Version = Pick<RunnableVersion, 'label' | 'program'>;

/** The warning about programs that are not built; `undefined` if all are. */
export function missingNote(
  versions: readonly Version[],
  built: readonly LanguageRelease[],
): string | undefined {
  const missing = versions.filter(({program}) => !built.includes(program));
  if (missing.length === 0) return undefined;
  return (
    `[live] The language of ${missing.map(({label}) => label).join(', ')} is not built: samples of ` +
    'these versions have no Run button. Build it: npm run language'
  );
}
