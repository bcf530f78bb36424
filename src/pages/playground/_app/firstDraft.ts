/** Drafts that the reader has not edited. */
import examples from '@playground-examples';
import {findVersion} from '../../../plugins/live/client/languages';
import type {Slot} from '../../../plugins/live/client/tab';
import {NO_INPUTS, type Draft} from '../../../plugins/live/core/draft';
import type {Example} from '../../../plugins/live/core/example';
import {sameDraft} from '../../../plugins/live/core/keptDraft';

/** Whether a draft has this version and kind. */
export function isSlot(draft: Draft, {version, entry}: Slot): boolean {
  return draft.version === version && draft.entry === entry;
}

/** Copies the text to a version that has no draft yet, so that readers can compare versions. */
export function carriedOver(draft: Draft, slot: Slot): Draft | undefined {
  return draft.entry === slot.entry ? {...draft, version: slot.version} : undefined;
}

/** The draft to begin with: the first example for this version and kind. */
export function firstDraft(slot: Slot): Draft {
  const entry = findVersion(slot.version)?.entries.includes(slot.entry) ? slot.entry : 'script';
  const example = examples.find(
    (candidate) => candidate.entry === entry && candidate.versions.includes(slot.version),
  );
  const {version} = slot;
  return example ? draftOfExample(example, version) : {...NO_INPUTS, version, entry, source: ''};
}

/** Finds an example by its name in links. */
export function findExample(name: string): Example | undefined {
  return examples.find(({id}) => id === name);
}

/** An example as a draft. */
export function draftOfExample(example: Example, version: string): Draft {
  const {entry, source, events, meta, state, args} = example;
  return {version, entry, source, events, meta, state, args};
}

/** Whether a draft is an example as it was written. */
export function isExample(draft: Draft): boolean {
  return examples.some((example) => sameDraft(draftOfExample(example, draft.version), draft));
}
