/** Drafts as the browser keeps them, and as a file has them. */
import {ENTRIES} from '../../../language/protocol';
import {INPUT_NAMES, NO_INPUTS, type Draft} from './draft';

/** Number of drafts that a browser keeps. */
export const DRAFTS = 50;

/** A draft that the reader edited. */
export interface KeptDraft extends Draft {
  readonly id: string;
  /** When it was edited last, in milliseconds since 1970. */
  readonly edited: number;
}

/** The part of a browser's storage that this file uses. */
type OldStorage = Pick<Storage, 'key' | 'length' | 'getItem'>;

const OLD_KEY = /^playground\.draft\.(.+?)\.([a-z]+)(?:\.kept)?$/;

/**
 * Reads the drafts that earlier releases of this site kept in `localStorage`, one for each version and
 * kind and one that a link had replaced. Their ids are their keys.
 */
export function readOldDrafts(storage: OldStorage, now: number): readonly KeptDraft[] {
  const keys = Array.from({length: storage.length}, (_, index) => storage.key(index) ?? '');
  const last = storage.getItem('playground.last')?.replace('/', '.');
  return keys.flatMap((id) => {
    const [, version = '', name] = OLD_KEY.exec(id) ?? [];
    const entry = ENTRIES.find((known) => known === name);
    const texts = entry && parse(storage.getItem(id));
    if (!texts) return [];
    const edited = id === `playground.draft.${last}` ? now : now - 1;
    return [{...texts, id, edited, version, entry}];
  });
}

function parse(text: string | null): Omit<Draft, 'version' | 'entry'> | undefined {
  try {
    const content = JSON.parse(text ?? 'null') as Partial<Draft> | null;
    if (typeof content?.source !== 'string') return undefined;
    const inputs = INPUT_NAMES.map((name) => [name, String(content[name] ?? '')]);
    return {...NO_INPUTS, ...Object.fromEntries(inputs), source: content.source};
  } catch {
    return undefined;
  }
}

/** The first line of a draft that is not empty. */
export function firstLine({source}: Draft): string {
  return /\S.*/.exec(source)?.[0].trimEnd() ?? 'Empty';
}

/** Whether two drafts have the same version, kind, texts and modules. */
export function sameDraft(a: Draft, b: Draft): boolean {
  const names = ['version', 'entry', 'source', ...INPUT_NAMES] as const;
  const files = [a, b].map((draft) => JSON.stringify(draft.files ?? {}));
  return names.every((name) => a[name] === b[name]) && files[0] === files[1];
}

/** The text of a file with drafts. */
export function exportDrafts(drafts: readonly (Draft & Partial<KeptDraft>)[]): string {
  const records = drafts.map(
    ({version, entry, source, events, meta, state, args, files, edited}) => ({
      ...{
        version,
        kind: entry,
        edited: edited === undefined ? undefined : new Date(edited).toISOString(),
      },
      ...{source, events, meta, state, args, files},
    }),
  );
  return `${JSON.stringify({drafts: records}, null, 2)}\n`;
}
