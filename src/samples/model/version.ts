/** Which version of the language a page documents. */
import type {LanguageProgram} from '../../language/protocol';
import {
  compareReleases,
  latestVersion,
  seriesOf,
  type DocsVersion,
} from '../../site/versions/model';
import {versionOfFile} from '../../site/versions/pageFile';

/** What the samples of a version are checked and run with. */
export interface SampleVersion {
  /** What authors and readers call it. */
  readonly label: string;
  readonly program: LanguageProgram;
  /** Series of the runtime that runs commands; absent where there is no such runtime. */
  readonly runtime?: string;
}

/** Gives the version that a text names: a label of the docs, or a release series that has a program. */
export type NameVersion = (name: string) => SampleVersion | undefined;

export interface SampleVersions {
  /** One for each version of the docs, the unreleased one first. */
  readonly all: readonly SampleVersion[];
  readonly named: NameVersion;
  /**
   * The version that a page's samples are checked against.
   *
   * Docs and API descriptions say it by their folder; the blog, the community pages, RFCs and the
   * site's own pages speak of the latest release unless their front matter has `samples_version`.
   *
   * @param page path from the project's root, with slashes
   * @returns undefined where the version has no program to check with
   */
  ofPage(page: string, frontMatter: Readonly<Record<string, unknown>>): SampleVersion | undefined;
}

/** Joins what is known of the docs' versions with the language programs that there are. */
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

// A version whose docs were taken away can still be named, as in an upgrade guide.
function versionOfSeries(
  name: string,
  programs: readonly LanguageProgram[],
): SampleVersion | undefined {
  const [program] = programs
    .filter(({release}) => seriesOf(release) === name)
    .sort((a, b) => compareReleases(b.release, a.release));
  return program && {label: name, program};
}
