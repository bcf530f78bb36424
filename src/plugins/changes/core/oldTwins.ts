import {diffArrays} from 'diff';

/** A paragraph that changed, while another version of the page still has the former one. */
export interface OldTwin {
  readonly former: string;
  readonly now: string;
}

/**
 * Finds paragraphs that changed in one version of a page and not in another one.
 *
 * @param before the source of the page before the change
 * @param after the source after it
 * @param twin the source of the page in the other version
 */
export function findOldTwins(before: string, after: string, twin: string): OldTwin[] {
  const inTwin = new Set(paragraphs(twin));
  const runs = diffArrays(paragraphs(before), paragraphs(after));
  return runs.flatMap(({removed, value}, index) => {
    const next = runs[index + 1];
    if (!removed || !next?.added || next.value.length !== value.length) return [];
    return value.flatMap((former, place) =>
      inTwin.has(former) ? [{former, now: next.value[place]!}] : [],
    );
  });
}

/** The other version with the new paragraphs. */
export function applyTwins(twin: string, twins: readonly OldTwin[]): string {
  // As functions, because a replacement text can contain `$`.
  return twins.reduce((text, {former, now}) => text.replace(former, () => now), twin);
}

/** The paragraphs of a page without its front matter, which names the release that it was checked against. */
function paragraphs(source: string): string[] {
  return source
    .replace(/^---\n[^]*?\n---\n/, '')
    .trim()
    .split(/\n{2,}/);
}
