/** The versions of the docs, as the rest of `src` knows them. */
export {latestVersion, UNRELEASED, type DocsVersion} from './model';
export {readVersions} from './node/readVersions';
