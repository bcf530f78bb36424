import {latestVersion} from '../../../site/versions/model';
import {fileOf, readVersions} from '../../../site/versions/node/readVersions';

/**
 * Says where to name the release of the newest version if that is still a preview. A version is cut
 * before its release is out, so `release` is then the release candidate of the unreleased docs, and
 * readers see it.
 *
 * @param siteDir the project's root
 * @returns undefined once `release` names no preview
 */
export function findPreview(siteDir: string): string | undefined {
  const {label, release} = latestVersion(readVersions(siteDir));
  const [final = ''] = release.split('-');
  if (final === release) return undefined;
  return (
    `The site shows version ${label}, its newest one, as ${release}. When ${final} is out, write ` +
    `\`release: ${final}\` into ${fileOf(label)}.`
  );
}
