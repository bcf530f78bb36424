import fs from 'node:fs';
import path from 'node:path';
import type {DocsVersion} from '../../../site/versions/model';
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
