/** The state of the playground: what it shows, and the drafts that the browser keeps. */
import {useCallback, useEffect, useRef, useState} from 'react';
import {downloadText} from '../../../plugins/live/client/downloadText';
import {DraftStore} from '../../../plugins/live/client/draftStore';
import {allVersions, publishedVersions} from '../../../plugins/live/client/languages';
import {claim, readTab, writeTab, type Slot} from '../../../plugins/live/client/tab';
import type {Draft} from '../../../plugins/live/core/draft';
import type {Example} from '../../../plugins/live/core/example';
import {
  DRAFTS,
  exportDrafts,
  firstLine,
  type KeptDraft,
} from '../../../plugins/live/core/keptDraft';
import {decodeDraft} from '../../../plugins/live/core/share';
import {
  carriedOver,
  draftOfExample,
  findExample,
  firstDraft,
  isExample,
  isSlot,
} from './firstDraft';

/** A notice for the reader; `isProblem` if something failed. */
export interface Notice {
  readonly text: string;
  readonly isProblem?: boolean;
  readonly action?: {readonly label: string; readonly run: () => void};
}

/** The draft on the page. */
export interface Shown {
  readonly id: string;
  readonly draft: Draft;
  /** Whether the reader has edited it, so that it is one of their drafts. */
  readonly isKept: boolean;
}

const LABELS = allVersions.map(({label}) => label);

/** The drafts in this browser. */
export const store = new DraftStore((draft) => !isExample(draft));

/** All drafts; none if the browser keeps nothing. */
export const listDrafts = () => store.list().catch((): readonly KeptDraft[] => []);

export interface PlaygroundState {
  /** Absent until the drafts have been read. */
  readonly shown: Shown | undefined;
  readonly notice: Notice | undefined;
  /** Why the last change was not kept, if it was not. */
  readonly loss: string | undefined;
  readonly change: (parts: Partial<Draft>) => void;
  readonly goTo: (slot: Slot) => Promise<void>;
  readonly openExample: (example: Example) => Promise<void>;
  readonly openKept: (draft: KeptDraft) => Promise<void>;
  readonly remove: (draft: KeptDraft) => Promise<void>;
  readonly dismiss: () => void;
}

/** Keeps the reader's drafts in the browser, and opens links and examples. */
export function usePlayground(first: string): PlaygroundState {
  const [shown, setShown] = useState<Shown>();
  const [notice, setNotice] = useState<Notice>();
  const [loss, setLoss] = useState<string>();
  const current = useRef(shown);

  const show = useCallback((draft: Draft, keptAs?: string, hash = '') => {
    current.current = {id: keptAs ?? newId(), draft, isKept: keptAs !== undefined};
    setShown(current.current);
    const {own} = readTab();
    writeTab({own: keptAs ? [...own.filter((id) => id !== keptAs), keptAs] : own});
    setHash(hash);
  }, []);

  const save = useCallback(async (draft: KeptDraft, isNew: boolean): Promise<void> => {
    try {
      await store.save(draft);
      setLoss(undefined);
      const removed = isNew ? await store.removeOldest() : [];
      if (removed.length > 0) setNotice(removalNotice(removed));
    } catch (error) {
      setLoss((error as Error).name === 'QuotaExceededError' ? FULL : REFUSED);
    }
  }, []);

  const change = useCallback(
    (parts: Partial<Draft>) => {
      if (!current.current) return;
      const {id, draft, isKept} = current.current;
      const next = {...draft, ...parts};
      if (isKept) setShown((current.current = {id, draft: next, isKept}));
      else {
        void claim(id);
        show(next, id);
      }
      void save({...next, id, edited: Date.now()}, !isKept);
    },
    [save, show],
  );

  const openKept = useCallback(
    async (draft: KeptDraft): Promise<void> => {
      const isOwn = await claim(draft.id);
      // Another tab may have changed it before this one claimed it.
      const latest = (await listDrafts()).find(({id}) => id === draft.id) ?? draft;
      const isKnown = LABELS.includes(latest.version);
      show(isKnown ? latest : {...latest, version: first}, isOwn ? latest.id : undefined);
      setNotice(isOwn ? undefined : {text: OPEN_ELSEWHERE});
    },
    [first, show],
  );

  const goTo = useCallback(
    async (slot: Slot): Promise<void> => {
      const inSlot = (await listDrafts()).filter((draft) => isSlot(draft, slot));
      const {own} = readTab();
      const sorted = [
        ...inSlot.filter(({id}) => own.includes(id)),
        ...inSlot.filter(({id}) => !own.includes(id)),
      ];
      for (const draft of sorted) if (await claim(draft.id)) return openKept(draft);
      show((current.current && carriedOver(current.current.draft, slot)) ?? firstDraft(slot));
      writeTab({own, at: slot});
      setNotice(undefined);
    },
    [openKept, show],
  );

  /** Shows an example, or the draft of a link; the reader's draft stays in the list. */
  const openOther = useCallback(
    async (draft: Draft, hash: string, text: string): Promise<void> => {
      const before = (await listDrafts()).find(
        ({id}) => !current.current?.isKept || id === current.current.id,
      );
      show(draft, undefined, hash);
      setNotice(
        before
          ? {
              text: `${text} Your draft of ${before.version} was kept.`,
              action: {label: 'Bring my draft back', run: () => void openKept(before)},
            }
          : {text},
      );
    },
    [openKept, show],
  );

  const openExample = useCallback(
    (example: Example) => {
      const version = current.current?.draft.version ?? readTab().at?.version ?? first;
      const other = example.versions.includes(version) ? version : example.versions[0];
      const draft = draftOfExample(example, other ?? version);
      return openOther(draft, `#example=${example.id}`, `${example.task}: ${example.about}`);
    },
    [first, openOther],
  );

  /** Opens the draft that this tab or, in a new tab, the reader edited last. */
  const openLast = useCallback(async (): Promise<void> => {
    const drafts = await listDrafts();
    const {own, at} = readTab();
    await Promise.all(drafts.filter(({id}) => own.includes(id)).map(({id}) => claim(id)));
    if (at && LABELS.includes(at.version)) return goTo(at);
    const last = drafts.find(({id}) => id === own.at(-1)) ?? drafts[0];
    if (last) await openKept(last);
    else show(firstDraft({version: first, entry: 'script'}));
  }, [first, goTo, openKept, show]);

  const openAddress = useCallback(async (): Promise<void> => {
    const {hash} = window.location;
    const [, name, value = ''] = /^#(code|example|version)=(.*)$/s.exec(hash) ?? [];
    const refuse = async (text: string): Promise<void> => {
      if (!current.current) await openLast();
      setHash('');
      setNotice({text, isProblem: true});
    };
    if (name === 'example') {
      const example = findExample(value);
      return example
        ? openExample(example)
        : refuse('This link names an example that is not here.');
    }
    if (name === 'code') {
      const opened = await decodeDraft(value, LABELS);
      if ('refusal' in opened) return refuse(`${opened.refusal} Your draft is as it was.`);
      const {draft, remark} = opened;
      return openOther(draft, hash, remark ?? `Opened from a link, for ${draft.version}.`);
    }
    const version = publishedVersions.find(({label}) => name === 'version' && label === value);
    if (version) return goTo({version: version.label, entry: 'script'});
    // Back from a link to the address without one.
    const isLeft = hash === '' && !current.current?.isKept;
    if (isLeft || !current.current) await openLast();
  }, [goTo, openExample, openLast, openOther]);

  useEffect(() => {
    const open = () => void openAddress();
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [openAddress]);

  const remove = async (draft: KeptDraft): Promise<void> => {
    await store.remove(draft.id);
    const {own, at} = readTab();
    writeTab({own: own.filter((id) => id !== draft.id), ...(at ? {at} : {})});
    if (current.current?.id === draft.id) {
      setShown((current.current = {...current.current, id: newId(), isKept: false}));
    }
    const undo = () => void save(draft, false).then(() => setNotice(undefined));
    setNotice({
      text: `The draft “${firstLine(draft)}” was deleted.`,
      action: {label: 'Undo', run: undo},
    });
  };

  const dismiss = useCallback(() => setNotice(undefined), []);
  return {shown, notice, loss, change, goTo, openExample, openKept, remove, dismiss};
}

const OPEN_ELSEWHERE =
  'This draft is also open in another tab. If you change it here, your text becomes another draft.';

const FULL = 'The storage of this browser is full, so your last change is not kept.';
const REFUSED = 'This browser does not keep drafts, so your text lasts as long as this tab.';

function removalNotice(removed: readonly KeptDraft[]): Notice {
  const names = removed.map((draft) => `“${firstLine(draft)}”`).join(', ');
  return {
    text: `This browser keeps ${DRAFTS} drafts, so the oldest one was removed: ${names}.`,
    action: {
      label: 'Download it',
      run: () => downloadText('tremor-draft.json', exportDrafts(removed)),
    },
  };
}

function newId(): string {
  return `${Date.now()}.${Math.random()}`;
}

/** Changes the hash of the address, without a new entry in the browser's history. */
function setHash(hash: string): void {
  if (window.location.hash === hash) return;
  window.history.replaceState(window.history.state, '', window.location.pathname + hash);
}
