// Loaded when a sample's button is clicked. It is small, so that the language and the editor start to
// load at the same time.
import type {SampleContent, SampleProps} from '@site/src/samples/component/props';
import type {Progress} from '../../../../language/load';
import type {HiddenParts} from '../../../../samples/model/live';
import {bytesOf, findVersion, openLanguage} from '../../client/languages';
import {readBlocks} from '../../client/readBlocks';
import {draftOf} from '../../core/blocks';
import {findEdit} from '../../core/edits';
import LoadingNotice from './LoadingNotice';

type Show = (content: SampleContent) => void;

/**
 * Turns a sample into an editor. Until language and editor have loaded, or if one of them fails, the
 * sample stays as it is, with a line below it.
 *
 * @param show replaces the line below the blocks, or the whole figure
 */
export async function openSample(
  figure: HTMLElement,
  props: SampleProps,
  show: Show,
): Promise<void> {
  await open(figure, props, show, true);
}

/** Opens a sample that the reader has edited in this tab, with the edit. */
export async function reopenSample(
  figure: HTMLElement,
  props: SampleProps,
  show: Show,
): Promise<void> {
  const {draft, place} = readSample(figure, props);
  if (findEdit(() => window.sessionStorage, place, draft)) await open(figure, props, show, false);
}

async function open(
  figure: HTMLElement,
  props: SampleProps,
  show: Show,
  takesFocus: boolean,
): Promise<void> {
  const {run, hiddenParts} = props;
  const {blocks, draft, place} = readSample(figure, props);
  const {version} = draft;
  if (!findVersion(version)) throw new Error(`There is no language "${version}".`);
  const how = run ? 'run' : 'check';
  const wait = (progress: Progress): void =>
    show({below: <LoadingNotice progress={progress} />, isLoading: true});
  wait({received: 0, total: bytesOf(version)});
  try {
    const [{default: Panel}] = await Promise.all([import('../Panel'), openLanguage(version, wait)]);
    const surrounding = JSON.parse(hiddenParts ?? '{}') as HiddenParts;
    show({whole: <Panel initial={draft} {...{how, surrounding, blocks, place, takesFocus}} />});
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    show({below: <LoadingNotice failure={failure} />});
  }
}

/** A sample as its page has it, and its place: the page's address with the number of the figure. */
function readSample(figure: HTMLElement, {run, check, hiddenParts}: SampleProps) {
  const blocks = readBlocks(figure);
  const surrounding = JSON.parse(hiddenParts ?? '{}') as HiddenParts;
  const number = [...document.querySelectorAll('figure')].indexOf(figure);
  return {
    blocks,
    draft: draftOf(blocks, run ?? check ?? '', surrounding),
    place: `${window.location.pathname} ${number}`,
  };
}
