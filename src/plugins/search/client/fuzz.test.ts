import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {SearchEngine} from './engine';
import {
  compositions as input,
  pastes as paste,
  PROTOTYPE_NAMES,
} from '../../../../testing/fixtures/search/hostile';
import {findMarks, toSegments} from '../core/show/marks';
import {MAX_HITS} from '../core/index/model';
import {sampleBundle} from '../../../../testing/fixtures/search/samplePages';

/* 20,000 inputs as a reader, a bug or an attacker might produce them. */

const engine = new SearchEngine();
engine.load('docs', 'index', new TextEncoder().encode(JSON.stringify(sampleBundle())).buffer);
const tags = [{tag: 'docs', weight: 1}];

async function mustAnswer(query: string): Promise<void> {
  const {hits} = await engine.search(query, tags);
  // One comparison for each input: 20,000 inputs times several matchers would take a minute.
  const faults = hits.filter(({score, heading, document}) => {
    const shown = heading.map(({text}) => text).join('');
    // The panel shows the text itself, split at marks, and never parses it as markup.
    return !Number.isFinite(score) || shown !== document.sectionTitle;
  });
  if (hits.length > MAX_HITS || faults.length > 0) throw new Error(`Bad answer to ${query}`);
}

describe('any input', () => {
  it('is answered: 16,000 compositions', {timeout: 120_000}, async () => {
    await fc.assert(fc.asyncProperty(input, mustAnswer), {numRuns: 16_000, seed: 20});
  });

  it('is answered: 4,000 pastes of up to 10 KB', {timeout: 120_000}, async () => {
    await fc.assert(fc.asyncProperty(paste, mustAnswer), {numRuns: 4000, seed: 21});
  });

  it.each(PROTOTYPE_NAMES)('%s is an ordinary word', async (name) => {
    for (const query of [
      name,
      `${name}:kafka`,
      `+${name}`,
      `title:${name}`,
      `${name}~1`,
      `${name}*`,
    ])
      await mustAnswer(query);
  });
});

describe('marks', () => {
  it('split a text without losing a character', () => {
    const property = fc.property(
      fc.string({maxLength: 200}),
      fc.array(input, {maxLength: 4}),
      (text, terms) => {
        const segments = toSegments(text, findMarks(text, terms));
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
      },
    );
    fc.assert(property, {numRuns: 2000, seed: 22});
  });
});
