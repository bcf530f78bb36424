/** The differences of one page as the browser loads them. */
import type {PartChange} from '../../../records/model/changes/compare';
import {describeChange} from '../../../records/model/changes/describe';
import {compareWords, type SectionChange, type Words} from './sections';

/** One line of the panel. */
export interface PanelLine {
  readonly text: string;
  readonly words?: Words;
  /** The anchors on the older and on the newer page. */
  readonly before?: string;
  readonly after?: string;
}

export interface PanelPart {
  readonly title: string;
  /** The pages of the part, below the site's base path. */
  readonly before?: string;
  readonly after?: string;
  readonly lines: readonly PanelLine[];
}

export interface PanelData {
  readonly before: {readonly label: string; readonly path: string};
  readonly after: {readonly label: string; readonly path: string};
  readonly parts: readonly PanelPart[];
  readonly sections: readonly SectionChange[];
  /** Whether the changed words of some sections were left out. */
  readonly shortened?: boolean;
}

/** The most bytes that a reader loads. */
const MOST = 30_000;

/** Describes the parts of a page for the panel. */
export function panelParts(
  changes: readonly PartChange[],
  wording: boolean,
  labels: {readonly before: string; readonly after: string},
): PanelPart[] {
  return changes.flatMap((change) => {
    const {before, after} = change;
    const name = (after ?? before)!.name;
    const lines = describeChange(change, wording).map(
      ({text, words, before: old, after: now}): PanelLine => ({
        text,
        ...(words ? {words: compareWords(...words)} : {}),
        ...(old === undefined ? {} : {before: old}),
        ...(now === undefined ? {} : {after: now}),
      }),
    );
    const title =
      change.change === 'renamed' && before!.name !== name
        ? `\`${name}\`, formerly \`${before!.name}\``
        : `\`${name}\`${change.change === 'changed' ? '' : `: ${change.change}`}`;
    return lines.length === 0 && change.change === 'changed'
      ? []
      : [
          {
            title,
            ...(before ? {before: `docs/${labels.before}/${before.page}`} : {}),
            ...(after ? {after: `docs/${labels.after}/${after.page}`} : {}),
            lines,
          },
        ];
  });
}

/** The text of the file, without the longest sections if it were too long. */
export function writePanel(data: PanelData): string {
  const text = JSON.stringify(data);
  if (new TextEncoder().encode(text).length <= MOST) return text;
  const longest = [...data.sections].sort((a, b) => sizeOf(b) - sizeOf(a))[0];
  if (!longest || longest.blocks.length === 0) {
    return writePanel({...data, parts: data.parts.map((part) => ({...part, lines: []}))});
  }
  const sections = data.sections.map((one) => (one === longest ? {...one, blocks: []} : one));
  return writePanel({...data, sections, shortened: true});
}

function sizeOf({blocks}: SectionChange): number {
  return JSON.stringify(blocks).length;
}
