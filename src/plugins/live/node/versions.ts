import fs from 'node:fs';
import path from 'node:path';
import type {DocsVersion} from '../../../site/versions/model';
import type {LanguageRelease} from '../../../language/protocol';
import {listPrograms} from '../../../language/programs';
import type {RunnableVersion} from '../core/version';

/** The versions of the docs that have a language program, built or not, in their order. */
export function runnableVersions(
  siteDir: string,
  versions: readonly DocsVersion[],
): readonly RunnableVersion[] {
  const programs = new Map(listPrograms().map((program) => [program.release, program]));
  return versions.flatMap(({name, label, isLast, language}) => {
    const program = programs.get(language);
    if (!program) return [];
    const hasReference = fs.existsSync(path.join(siteDir, 'data', label, 'stdlib'));
    return {
      ...{label, isLast, docsName: name, program: language, entries: program.entries},
      ...(hasReference ? {reference: `/docs/${label}`} : {}),
    };
  });
}

/** The warning about programs that are not built; `undefined` if all are. */
export function missingNote(
  versions: readonly Pick<RunnableVersion, 'label' | 'program'>[],
  built: readonly LanguageRelease[],
): string | undefined {
  const missing = versions.filter(({program}) => !built.includes(program));
  if (missing.length === 0) return undefined;
  return (
    `[live] The language of ${missing.map(({label}) => label).join(', ')} is not built: samples of ` +
    'these versions have no Run button. Build it: npm run language'
  );
}
