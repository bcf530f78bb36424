import type {PageFile} from '../../pages/pageFile';
import {factsOf} from '../../pages/version';
import type {Problem} from '../model';
import {pageRule} from '../pageRule';
import {readProse, type ProseLine} from '../prose';

interface Phrase {
  readonly pattern: RegExp;
  readonly instead: string;
}

// Single words are forbidden by cspell (`flagWords` in cspell.json); these have several.
const EVERYWHERE: readonly Phrase[] = [
  {pattern: /\bof course\b/i, instead: 'nothing: leave it out'},
  {pattern: /\bas you can see\b/i, instead: 'nothing: leave it out'},
  {pattern: /\bplease note\b/i, instead: 'the note itself'},
  {pattern: /\bclick here\b/i, instead: 'a link whose text is the title of its target'},
  {pattern: /\bsensible defaults?\b/i, instead: 'the value of the default'},
];

const IN_DOCS: readonly Phrase[] = [
  {pattern: /\bexactly[- ]once\b/i, instead: '"at-least-once" or "best effort"'},
  {pattern: /\bguaranteed delivery\b/i, instead: '"at-least-once" or "best effort"'},
  {pattern: /\bQoS class(?:es)?\b/i, instead: '"at-least-once" or "best effort"'},
  {pattern: /\blinked transports?\b/i, instead: '"connector"'},
  {pattern: /\bback[- ]channels?\b/i, instead: '"contraflow"'},
  {pattern: /\bmatcher plugins?\b/i, instead: '"extractor"'},
  {pattern: /\btremor-runtime\b/, instead: '"the runtime", or "Tremor"'},
  {pattern: /(?<!\bas )\bsoon\b/i, instead: 'the time, or the release'},
  {pattern: /\bTroy code\b/i, instead: '"deployment language", or the name of the part'},
  {
    pattern: /\bcircuit[- ]breaker (?:is|was|has|gets)? ?(?:open|closed)(?:ed|s)?\b/i,
    instead: '"triggered" or "restored"',
  },
  {
    pattern: /\bin the near future\b|\bat the moment\b|\bas of (?:now|today)\b/i,
    instead: 'the release',
  },
];

/** One name for each thing, and no words that say nothing. */
export const phrases = pageRule({
  id: 'E25',
  title: 'No phrase that the style sheet avoids (cspell holds single words)',
  check: (page) => ({
    facts: [page.file],
    problems: readProse(page).flatMap((line) => findPhrases(page, line)),
  }),
  summarise: (pages, problems) => `${problems.length} in ${pages.length} pages`,
});

/** Pages of a frozen version speak as that version does, and so do posts of its time. */
function listFor({area, version}: PageFile): readonly Phrase[] {
  const current = area === 'docs' && !factsOf(version)?.frozen;
  return current ? [...EVERYWHERE, ...IN_DOCS] : EVERYWHERE;
}

function findPhrases(page: PageFile, {line, text}: ProseLine): Problem[] {
  return listFor(page).flatMap(({pattern, instead}) => {
    const [match] = pattern.exec(text) ?? [];
    if (match === undefined) return [];
    return [
      {
        ...{file: page.file, line},
        found: `"${match}" is a phrase that the style sheet avoids.`,
        expected: instead,
        todo: 'Rewrite the sentence.',
      },
    ];
  });
}
