/** The one place where checks ask which version a file is of, and where a version's pages lie. */
import {versionOfFile} from '../../data/model/node/pages';

export {versionOf as languageOf} from '../../samples/model/version';

/** The label of the docs version that a file belongs to; undefined outside the docs. */
export function docsVersionOf(file: string): string | undefined {
  return versionOfFile(file)?.version;
}

/** The folder of a docs version, from the project's root. */
export function docsFolderOf(version: string): string {
  return version === 'edge' ? 'docs' : `versioned_docs/version-${version}`;
}
