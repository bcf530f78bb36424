/** Which version of the language a page documents. */
import type {LanguageProgram} from '../../language/protocol';
import {
  compareReleases,
  latestVersion,
  seriesOf,
  type DocsVersion,
} from '../../site/versions/model';
import {versionOfFile} from '../../site/versions/pageFile';

/** A version of the docs with the implementations that check and run its samples. */
export interface SampleVersion {
  /** The name that authors and readers use. */
  readonly label: string;
  readonly program: LanguageProgram;
  /** Series of the runtime that runs commands; absent if no runtime can run them. */
  readonly runtime?: string;
}

/** Finds a version by its label in the docs, or by a release series that has a program. */
export type NameVersion = (name: string) => SampleVersion | undefined;

export interface SampleVersions {
  /** One for each version of the docs, the unreleased one first. */
  readonly all: readonly SampleVersion[];
  readonly named: NameVersion;
  /**
   * The version that a page's samples are checked against.
   *
   * The folder of docs and API descriptions decides. The blog, the community pages, RFCs and the site's
   * own pages are about the latest release, unless their front matter has `samples_version`.
   *
   * @param page path from the project's root, with slashes
   * @returns undefined if no program can check the version
   */
  ofPage(page: string, frontMatter: Readonly<Record<string, unknown>>): SampleVersion | undefined;
}

/** Combines the versions of the docs with the language programs. */
export function sampleVersions(
  versions: readonly DocsVersion[],
  programs: readonly LanguageProgram[],
): SampleVersions {
  const byName = new Map(
    versions.flatMap((version) => {
      const found = toSampleVersion(version, programs);
      return found ? [[version.name, found] as const] : [];
    }),
  );
  const all = [...byName.values()];
  const named: NameVersion = (name) =>
    all.find(({label}) => label === name) ?? versionOfSeries(name, programs);
  const latest = latestVersion(versions);
  return {
    all,
    named,
    ofPage(page, frontMatter) {
      const stated = frontMatter.samples_version;
      if (stated !== undefined) return named(String(stated));
      return byName.get((versionOfFile(page, versions) ?? latest).name);
    },
  };
}

function toSampleVersion(
  {label, language, release, recorded}: DocsVersion,
  programs: readonly LanguageProgram[],
): SampleVersion | undefined {
  const program = programs.find((candidate) => candidate.release === language);
  return program && {label, program, ...(recorded ? {runtime: seriesOf(release)} : {})};
}

// Pages such as an upgrade guide can name a version whose docs were removed.
function versionOfSeries(
  name: string,
  programs: readonly LanguageProgram[],
): SampleVersion | undefined {
  const [program] = programs
    .filter(({release}) => seriesOf(release) === name)
    .sort((a, b) => compareReleases(b.release, a.release));
  return program && {label: name, program};
}
