/** For tests: versions whose programs do not exist. */
import {VERSIONS} from '../../site/versions/testing';
import {ENTRIES, type LanguageProgram} from '../../language/protocol';
import {sampleVersions, type SampleVersion} from './version';

const PROGRAMS: readonly LanguageProgram[] = VERSIONS.map(({language, frozen}) => ({
  release: language,
  // The programs of frozen docs do not parse deployments, like the oldest programs of the runtime.
  entries: ENTRIES.filter((entry) => !frozen || entry !== 'deployment'),
}));

export const SAMPLE_VERSIONS = sampleVersions(VERSIONS, PROGRAMS);

/** The unreleased version, the newest one, and one without deployments and without a runtime. */
export const [NEXT, LATEST, OLD] = SAMPLE_VERSIONS.all as readonly [
  SampleVersion,
  SampleVersion,
  SampleVersion,
];
