// Loaded when a sample's button is clicked. It is small, so that the language and the editor start to
// load at the same time.
import type {SampleContent, SampleProps} from '@site/src/samples/component/props';
import type {Progress} from '../../../../language/load';
import type {HiddenParts} from '../../../../samples/model/live';
import {bytesOf, findVersion, openLanguage} from '../../client/languages';
import {readBlocks} from '../../client/readBlocks';
import {draftOf} from '../../core/blocks';
import LoadingNotice from './LoadingNotice';

/**
 * Turns a sample into an editor. Until language and editor have loaded, or if one of them fails, the
 * sample stays as it is, with a line below it.
 *
 * @param show replaces the line below the blocks, or the whole figure
 */
export async function openSample(
  figure: HTMLElement,
  {run, check, hiddenParts}: SampleProps,
  show: (content: SampleContent) => void,
): Promise<void> {
  const version = run ?? check ?? '';
  if (!findVersion(version)) throw new Error(`There is no language "${version}".`);
  const blocks = readBlocks(figure);
  const surrounding = JSON.parse(hiddenParts ?? '{}') as HiddenParts;
  const how = run ? 'run' : 'check';
  const wait = (progress: Progress): void =>
    show({below: <LoadingNotice progress={progress} />, isLoading: true});
  wait({received: 0, total: bytesOf(version)});
  try {
    const [{default: Panel}] = await Promise.all([import('../Panel'), openLanguage(version, wait)]);
    const draft = draftOf(blocks, version, surrounding);
    show({
      whole: <Panel initial={draft} how={how} surrounding={surrounding} blocks={blocks} />,
    });
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    show({below: <LoadingNotice failure={failure} />});
  }
}
