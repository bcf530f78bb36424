/** Asking an implementation about faulty sources, and counting what it says. */
import {type LanguageClient} from '../host/client';
import {type Entry, type LanguageAnswer, type LanguageRequest} from '../host/protocol';
import {type Dice, mutate, seededDice} from './mutate';
import {SAMPLES} from './samples';

/** Kind of answer → how often, with the requests of what ended the program. */
export interface FuzzReport {
  readonly counts: Readonly<Record<string, number>>;
  readonly faults: readonly {readonly request: LanguageRequest; readonly answer: LanguageAnswer}[];
}

const EVENT = '{"text": "a b", "n": 7, "line": "1.2.3.4 80", "user": {"id": [1, 2.5, null]}}';

/** Scripts are run, half of them; the rest is checked. */
function makeRequest(entries: readonly Entry[], dice: Dice): LanguageRequest {
  const entry = entries[dice(entries.length)] ?? 'script';
  const source = mutate(SAMPLES[entry], dice);
  if (entry === 'script' && dice(2) === 0) {
    return {kind: 'run', source, events: [{data: EVENT}, {data: mutate([EVENT], dice)}]};
  }
  return dice(20) === 0 ? {kind: 'tokens', source} : {kind: 'check', entry, source};
}

/**
 * Asks about so many faulty sources.
 *
 * @param known what the program's sources can be parsed as
 *
 * @throws Error when an answer is missing or is none
 */
export async function fuzz(
  client: LanguageClient,
  known: readonly Entry[],
  count: number,
  seed: number,
): Promise<FuzzReport> {
  const dice = seededDice(seed);
  const entries = [
    ...known,
    // Scripts have the most to say.
    ...(['script', 'script', 'script'] as const),
  ];
  const requests = Array.from({length: count}, () => makeRequest(entries, dice));
  const answers: LanguageAnswer[] = await client.askAll(requests);
  const counts: Record<string, number> = {};
  const faults: {request: LanguageRequest; answer: LanguageAnswer}[] = [];
  for (const [index, request] of requests.entries()) {
    const answer = answers[index];
    if (typeof answer?.ok !== 'boolean') throw new Error(`No answer to ${JSON.stringify(request)}`);
    const kind = answer.fault?.kind ?? (answer.ok ? 'right' : 'refused');
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (answer.fault) faults.push({request, answer});
  }
  return {counts, faults};
}
