/** The versions of the docs, as the rest of `src` knows them. */
export {
  latestVersion,
  unreleasedVersion,
  UNRELEASED,
  type DocsVersion,
} from '../../data/model/versions/model';
export {readVersions} from '../../data/model/versions/node/readVersions';
