/** The state of the playground: its draft, and the draft that an example or a link replaced. */
import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import examples from '@playground-examples';
import {NO_INPUTS, type Draft} from '../../../plugins/live/core/draft';
import {DraftStore, sameDraft, type Slot} from '../../../plugins/live/core/draftStore';
import type {Example} from '../../../plugins/live/core/example';
import {decodeDraft} from '../../../plugins/live/core/share';
import {allVersions, findVersion, publishedVersions} from '../../../plugins/live/client/languages';

/** A notice about the draft for the reader; `isProblem` if something failed. */
export interface Notice {
  readonly text: string;
  readonly isProblem?: boolean;
  /** Whether the replaced draft can be restored. */
  readonly canRestore?: boolean;
}

const LABELS = allVersions.map(({label}) => label);

interface Playground {
  readonly draft: Draft;
  readonly notice: Notice | undefined;
  readonly change: (parts: Partial<Draft>) => void;
  readonly goTo: (slot: Slot) => void;
  readonly openExample: (example: Example) => void;
  readonly restore: () => void;
  readonly dismiss: () => void;
}

/** Stores the draft of the playground in the browser, and opens links. */
export function usePlayground(first: string): Playground {
  const store = useMemo(() => new DraftStore(openStorage(), LABELS), []);
  const [draft, setDraft] = useState<Draft>(
    () => store.last() ?? firstDraft({version: first, entry: 'script'}),
  );
  const [notice, setNotice] = useState<Notice>();
  const current = useRef(draft);

  const set = useCallback(
    (next: Draft) => {
      current.current = next;
      setDraft(next);
      store.save(next);
    },
    [store],
  );

  /** Shows another draft. The one that it replaces is set aside if the reader edited it. */
  const replace = useCallback(
    (next: Draft, text: string) => {
      const before =
        store.load(next) ?? (isSlot(current.current, next) ? current.current : undefined);
      const isLost = before && !sameDraft(before, next) && !isExample(before);
      if (isLost) store.setAside(before);
      set(next);
      setNotice(
        isLost
          ? {text: `${text} Your draft of ${next.version} was set aside.`, canRestore: true}
          : {text},
      );
    },
    [set, store],
  );

  const openExample = useCallback(
    (example: Example) => {
      const {version} = current.current;
      const other = example.versions.includes(version) ? version : example.versions[0];
      replace(draftOfExample(example, other ?? version), `${example.task}: ${example.about}`);
    },
    [replace],
  );

  const openHash = useCallback(async (): Promise<void> => {
    const [, name, value = ''] = /^#(code|example|version)=(.*)$/s.exec(window.location.hash) ?? [];
    if (!name) return;
    // A reload must show the reader's changes and not the link.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (name === 'example') {
      const example = examples.find(({id}) => id === value);
      if (example) openExample(example);
      else setNotice({text: 'This link names an example that is not here.', isProblem: true});
      return;
    }
    if (name === 'version') {
      const version = publishedVersions.find(({label}) => label === value)?.label;
      if (version)
        set(store.load({version, entry: 'script'}) ?? firstDraft({version, entry: 'script'}));
      return;
    }
    const opened = await decodeDraft(value, LABELS);
    if ('refusal' in opened) {
      setNotice({text: `${opened.refusal} Your draft is as it was.`, isProblem: true});
      return;
    }
    const {version} = opened.draft;
    replace(opened.draft, opened.remark ?? `Opened from a link, for ${version}.`);
  }, [openExample, replace, set, store]);

  useEffect(() => {
    const open = () => void openHash();
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [openHash]);

  return {
    draft,
    notice,
    change: (parts) => set({...current.current, ...parts}),
    openExample,
    goTo: (slot) => {
      setNotice(undefined);
      set(store.load(slot) ?? carriedOver(current.current, slot) ?? firstDraft(slot));
    },
    restore: () => {
      const restored = store.loadAside(current.current);
      setNotice(undefined);
      if (!restored) return;
      store.setAside(current.current);
      set(restored);
    },
    dismiss: () => setNotice(undefined),
  };
}

function openStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

function isSlot(draft: Draft, {version, entry}: Slot): boolean {
  return draft.version === version && draft.entry === entry;
}

/** Copies the text to a version that has no draft yet, so that readers can compare versions. */
function carriedOver(draft: Draft, slot: Slot): Draft | undefined {
  return draft.entry === slot.entry ? {...draft, version: slot.version} : undefined;
}

function firstDraft(slot: Slot): Draft {
  const entry = findVersion(slot.version)?.entries.includes(slot.entry) ? slot.entry : 'script';
  const example = examples.find(
    (candidate) => candidate.entry === entry && candidate.versions.includes(slot.version),
  );
  const {version} = slot;
  return example ? draftOfExample(example, version) : {...NO_INPUTS, version, entry, source: ''};
}

function draftOfExample(example: Example, version: string): Draft {
  const {entry, source, events, meta, state, args} = example;
  return {version, entry, source, events, meta, state, args};
}

function isExample(draft: Draft): boolean {
  return examples.some((example) => sameDraft(draftOfExample(example, draft.version), draft));
}
