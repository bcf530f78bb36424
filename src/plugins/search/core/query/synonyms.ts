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

/** Finds synonyms. Words match by their stems, with or without hyphens. */
export class SynonymTable {
  private readonly byStems: ReadonlyMap<string, readonly string[]>;
  private readonly stems: ReadonlySet<string>;
  private readonly longest: number;

  constructor(synonyms: Synonyms) {
    this.byStems = new Map(
      Object.entries(synonyms).map(([typed, phrases]) => [stemsOf(splitWords(typed)), phrases]),
    );
    const keys = Array.from(this.byStems.keys(), (key) => key.split(' '));
    this.stems = new Set(keys.flat());
    this.longest = Math.max(0, ...keys.map((key) => key.length));
  }

  /** Finds the stretches of words that have synonyms. They do not overlap; the longest one wins. */
  find(words: readonly Word[]): SynonymStretch[] {
    const found: SynonymStretch[] = [];
    for (let from = 0; from < words.length;) {
      const next = this.findAt(words, from);
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
}

/** An empty table. */
export const NO_SYNONYMS = new SynonymTable({});

function stemsOf(words: readonly Word[]): string {
  return words
    .flatMap(({whole, parts}) => (parts.length > 0 ? parts : [whole]))
    .map(stem)
    .join(' ');
}
