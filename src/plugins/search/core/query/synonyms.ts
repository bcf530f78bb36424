import {stem} from '../text/stem';
import {splitWords, type Word} from '../text/words';

/** For each phrase that readers type, the phrases that the documentation uses, best first. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Consecutive words of a query that have synonyms. */
export type SynonymStretch = {
  /** Number of the first word. */
  readonly from: number;
  /** Number of the word after the last. */
  readonly to: number;
  readonly phrases: readonly string[];
};

/** Shorter prefixes could be completed to too many words. */
const MIN_PREFIX = 4;

/** Finds synonyms. Words match by their stems, with or without hyphens. */
export class SynonymTable {
  private readonly byStems: ReadonlyMap<string, readonly string[]>;
  private readonly stems: ReadonlySet<string>;
  private readonly longest: number;

  constructor(private readonly synonyms: Synonyms) {
    this.byStems = new Map(
      Object.entries(synonyms).map(([typed, phrases]) => [stemsOf(splitWords(typed)), phrases]),
    );
    const keys = Array.from(this.byStems.keys(), (key) => key.split(' '));
    this.stems = new Set(keys.flat());
    this.longest = Math.max(0, ...keys.map((key) => key.length));
  }

  /**
   * Finds the stretches of words that have synonyms. They do not overlap; the longest one wins.
   *
   * @param isKnown whether the documentation has a word with this beginning. The last word, which the
   *   reader may still be typing, can be the beginning of a phrase only if it is unknown.
   */
  find(words: readonly Word[], isKnown: (word: string) => boolean): SynonymStretch[] {
    const found: SynonymStretch[] = [];
    for (let from = 0; from < words.length;) {
      const next = this.findAt(words, from) ?? this.findBeginning(words, from, isKnown);
      if (next) found.push(next);
      from = next?.to ?? from + 1;
    }
    return found;
  }

  /** Whether a word occurs in a phrase that has synonyms. */
  has(word: Word): boolean {
    return this.stems.has(stemsOf([word]));
  }

  private findAt(words: readonly Word[], from: number): SynonymStretch | undefined {
    for (let to = Math.min(words.length, from + this.longest); to > from; to--) {
      const phrases = this.byStems.get(stemsOf(words.slice(from, to)));
      if (phrases) return {from, to, phrases};
    }
    return undefined;
  }

  private findBeginning(
    words: readonly Word[],
    from: number,
    isKnown: (word: string) => boolean,
  ): SynonymStretch | undefined {
    const typed = words[from]!.whole;
    if (from !== words.length - 1 || typed.length < MIN_PREFIX || isKnown(typed)) return undefined;
    const entry = Object.entries(this.synonyms).find(
      ([phrase]) => phrase.startsWith(typed) && !phrase.includes(' '),
    );
    return entry && {from, to: from + 1, phrases: entry[1]};
  }
}

/** An empty table. */
export const NO_SYNONYMS = new SynonymTable({});

function stemsOf(words: readonly Word[]): string {
  return words
    .flatMap(({whole, parts}) => (parts.length > 0 ? parts : [whole]))
    .map(stem)
    .join(' ');
}
