import {isLanguageVersion} from '../../language/host/protocol';
import {builtVersions} from '../plugins/live/node/languageFiles';
import {samples, type SamplesOptions} from '../plugins/samples/remark/samples';
import {readRecords} from '../../samples/model/node/recordFiles';
import {latestVersion, type DocsVersion} from './versions';

type RemarkPlugin = [typeof samples, SamplesOptions];

/**
 * Markdown transformers of all pages.
 *
 * @param siteDir the project's root
 */
export function remarkPlugins(siteDir: string, versions: readonly DocsVersion[]): RemarkPlugin[] {
  const records = readRecords(siteDir);
  const live: readonly string[] = builtVersions(siteDir);
  const options: SamplesOptions = {
    siteDir,
    latest: latestVersion(versions).name,
    recorded: (version, key) =>
      isLanguageVersion(version) ? records.get(version)?.get(key) : undefined,
    isLive: (version) => live.includes(version),
  };
  return [[samples, options]];
}
