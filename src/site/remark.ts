import {listPrograms} from '../language/programs';
import {readRecords} from '../samples/model/node/recordFiles';
import {sampleVersions} from '../samples/model/version';
import {builtPrograms} from '../plugins/live/node/languageFiles';
import {inlineCode} from '../mdx/inlineCode';
import {tables} from '../mdx/tables';
import {samples} from '../samples/remark/samples';
import type {DocsVersion} from './versions';

/** A transformer that contains its options, because every reader loads the options in the configuration. */
type RemarkPlugin = () => ReturnType<typeof samples | typeof tables>;

/**
 * The Markdown transformers of all pages.
 *
 * @param siteDir the project's root
 */
export function remarkPlugins(siteDir: string, versions: readonly DocsVersion[]): RemarkPlugin[] {
  const built = builtPrograms(siteDir);
  const live = versions.filter(({language}) => built.includes(language)).map(({label}) => label);
  const transform = samples({
    siteDir,
    versions: sampleVersions(versions, listPrograms()),
    recordsOf: (page) => readRecords(siteDir, page),
    isLive: (version) => live.includes(version),
  });
  return [() => transform, inlineCode, tables];
}
