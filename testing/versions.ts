/** The versions of the site, for tests, which must not contain their names. */
import path from 'node:path';
import {latestVersion, unreleasedVersion} from '../src/site/versions/model';
import {readVersions} from '../src/site/versions/node/readVersions';

/** All of them: the unreleased one, then the released ones, newest first. */
export const VERSIONS = readVersions(path.resolve(__dirname, '..'));
export const LABELS = VERSIONS.map(({label}) => label);

const latest = latestVersion(VERSIONS);
const next = unreleasedVersion(VERSIONS);

/** Label of the newest released version, and where its docs begin. */
export const LATEST = latest.label;
export const DOCS = `/docs/${LATEST}`;
/** Labels of the released versions before the newest one. */
export const OLDER = VERSIONS.slice(2).map(({label}) => label);
/** The release, the program and the crate that its samples are checked with. */
export const LATEST_RELEASE = latest.release;
export const LATEST_PROGRAM = latest.language;
export const LATEST_LANGUAGE = `tremor-script ${latest.language}`;

/** Label of the unreleased version, and where its docs begin. */
export const NEXT = next.label;
export const NEXT_DOCS = `/docs/${NEXT}`;
export const NEXT_RELEASE = next.release;
export const NEXT_LANGUAGE = `tremor-script ${next.language}`;

/** The newest frozen version; absent once there is none. */
export const FROZEN = VERSIONS.find(({frozen}) => frozen);
