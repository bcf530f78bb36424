import type {PageFile} from '../../pages/pageFile';
import type {PageRule} from '../model';
import {readProse} from '../prose';

interface Phrase {
  readonly pattern: RegExp;
  /** The better words. */
  readonly write: string;
}

// cspell forbids single words (`flagWords` in cspell.json); these phrases have several.
const EVERYWHERE: readonly Phrase[] = [
  {pattern: /\bof course\b/i, write: 'nothing: leave it out'},
  {pattern: /\bas you can see\b/i, write: 'nothing: leave it out'},
  {pattern: /\bplease note\b/i, write: 'the note itself'},
  {pattern: /\bclick here\b/i, write: 'a link whose text is the title of its target'},
  {pattern: /\bsensible defaults?\b/i, write: 'the value of the default'},
];

const IN_DOCS: readonly Phrase[] = [
  {pattern: /\bexactly[- ]once\b/i, write: '"at-least-once" or "best effort"'},
  {pattern: /\bguaranteed delivery\b/i, write: '"at-least-once" or "best effort"'},
  {pattern: /\bQoS class(?:es)?\b/i, write: '"at-least-once" or "best effort"'},
  {pattern: /\blinked transports?\b/i, write: '"connector"'},
  {pattern: /\bback[- ]channels?\b/i, write: '"contraflow"'},
  {pattern: /\bmatcher plugins?\b/i, write: '"extractor"'},
  {pattern: /\btremor-runtime\b/, write: '"the runtime", or "Tremor"'},
  {pattern: /(?<!\bas )\bsoon\b/i, write: 'the time, or the release'},
  {pattern: /\bTroy code\b/i, write: '"deployment language", or the name of the part'},
  {
    pattern: /\bcircuit[- ]breaker (?:is|was|has|gets)? ?(?:open|closed)(?:ed|s)?\b/i,
    write: '"triggered" or "restored"',
  },
  {
    pattern: /\bin the near future\b|\bat the moment\b|\bas of (?:now|today)\b/i,
    write: 'the release',
  },
];

/** Each thing has one name, and empty words are left out. */
export const phrases: PageRule = {
  name: 'avoided-phrase',
  title: 'No phrase that the style sheet avoids (cspell forbids single words)',
  find: (page) =>
    readProse(page).flatMap(({line, text}) =>
      listFor(page).flatMap(({pattern, write}) => {
        const [match] = pattern.exec(text) ?? [];
        if (match === undefined) return [];
        const found = `"${match}" is a phrase that the style sheet avoids.`;
        return [{line, found, expected: write, todo: 'Rewrite the sentence.'}];
      }),
    ),
};

/** Pages of a frozen version use the terms of that version, and so do the posts of its time. */
function listFor({area, isFrozen}: PageFile): readonly Phrase[] {
  return area === 'docs' && !isFrozen ? [...EVERYWHERE, ...IN_DOCS] : EVERYWHERE;
}
