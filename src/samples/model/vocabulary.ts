/** The words that fences may have; samples/README.md explains them. */
import type {Entry} from '../../language/protocol';
import type {Fence} from './fences';

/** Languages whose blocks are samples, with the kind of source that each is parsed as. */
export const SAMPLE_ENTRIES: Readonly<Record<string, Entry>> = {
  tremor: 'script',
  trickle: 'query',
  troy: 'deployment',
};

/** Words of a block that is an input of the sample after it. */
const INPUT_ROLES = ['event', 'args'] as const;
/** Words of a block that belongs to the input if it comes before the sample, otherwise to the output. */
const RECORD_ROLES = ['meta', 'state'] as const;
/** The word of a block that shows the output of the sample before it. */
const RESULT_ROLE = 'result';

/** The word of a block that is typed into the terminal of the running server. */
const TYPED_ROLE = 'input';

const ROLES = [...INPUT_ROLES, ...RECORD_ROLES, RESULT_ROLE, TYPED_ROLE] as const;
export type Role = (typeof ROLES)[number];

/** Kinds of fragments by language; wrap.ts completes each of them. */
export const FRAGMENTS: Readonly<Record<string, readonly string[]>> = {
  tremor: ['expr', 'pattern', 'clause'],
  trickle: ['expr', 'statement'],
  troy: ['statement', 'with'],
};

// Words of the theme, which concern only how a block looks.
const LOOKS = ['title', 'hidden', 'showLineNumbers', 'noWrap', 'wrap', 'id', 'live', 'static'];
const SAMPLE_WORDS = [
  ...['fragment', 'with', 'module', 'fails', 'output', 'reason', 'event', 'version'],
  ...['unchecked', 'varies'],
];
const RUN_WORDS = ['not-run', 'reason', 'version', 'varies', 'exit', 'wait'];
const RESULT_WORDS = ['port', 'varies'];

export function isSampleLanguage(language: string): boolean {
  return Object.hasOwn(SAMPLE_ENTRIES, language);
}

export function isConsole(fence: Fence): boolean {
  return fence.language === 'console';
}

/** The role of a block for the sample before or after it, if it has one. */
export function roleOf(fence: Fence): Role | undefined {
  if (isSampleLanguage(fence.language) || isConsole(fence)) return undefined;
  return ROLES.find((role) => fence.meta.words.has(role));
}

/** Whether a block is typed into the running server. */
export function isTyped(fence: Fence): boolean {
  return roleOf(fence) === TYPED_ROLE;
}

/** Whether a block can hold commands that the recorder runs, or text that it types. */
export function isRunnable(fence: Fence): boolean {
  return isConsole(fence) || fence.language === 'bash' || isTyped(fence);
}

/** The first unknown word of a fence, to find typing errors. */
export function unknownWord(fence: Fence): {word: string; known: readonly string[]} | undefined {
  const known = knownWords(fence);
  if (!known) return undefined;
  const word = [...fence.meta.words, ...fence.meta.values.keys()].find(
    (name) => !known.includes(name) && !LOOKS.includes(name),
  );
  return word === undefined ? undefined : {word, known};
}

function knownWords(fence: Fence): readonly string[] | undefined {
  if (isSampleLanguage(fence.language)) return SAMPLE_WORDS;
  if (isConsole(fence)) return RUN_WORDS;
  const role = roleOf(fence);
  if (role === undefined) return undefined;
  if (role === TYPED_ROLE) return [...ROLES, ...RUN_WORDS];
  return role === RESULT_ROLE ? [...ROLES, ...RESULT_WORDS] : ROLES;
}
