/** Asks an implementation about faulty sources, and counts its answers by kind. */
import fc from 'fast-check';
import {type LanguageClient} from '../../src/language/client';
import {type Entry, type LanguageAnswer, type LanguageRequest} from '../../src/language/protocol';
import {faultySource} from './mutate';
import {SAMPLES} from './samples';

/** The number of answers of each kind, and the requests that ended the program. */
interface FuzzReport {
  readonly counts: Readonly<Record<string, number>>;
  readonly faults: readonly {readonly request: LanguageRequest; readonly answer: LanguageAnswer}[];
}

const EVENT = '{"text": "a b", "n": 7, "line": "1.2.3.4 80", "user": {"id": [1, 2.5, null]}}';

/** Requests with faulty sources: half of the scripts are run, everything else is checked. */
function faultyRequest(entry: Entry): fc.Arbitrary<LanguageRequest> {
  const check = fc
    .tuple(faultySource(SAMPLES[entry]), fc.nat({max: 19}))
    .map(([source, choice]): LanguageRequest =>
      choice === 0 ? {kind: 'tokens', source} : {kind: 'check', entry, source},
    );
  if (entry !== 'script') return check;
  const run = fc
    .tuple(faultySource(SAMPLES.script), faultySource([EVENT]))
    .map(([source, event]): LanguageRequest => ({
      ...{kind: 'run', source, events: [{data: EVENT}, {data: event}]},
    }));
  return fc.oneof(check, run);
}

/**
 * Asks about `count` faulty sources; the same seed gives the same sources.
 *
 * @param entries the kinds of source that the program parses
 * @throws Error if an answer is missing or malformed
 */
export async function fuzz(
  client: Pick<LanguageClient, 'askAll'>,
  entries: readonly Entry[],
  count: number,
  seed: number,
): Promise<FuzzReport> {
  // Scripts use the largest part of the language.
  const weighted = entries.map((entry) => ({
    weight: entry === 'script' ? 4 : 1,
    arbitrary: faultyRequest(entry),
  }));
  const requests = fc.sample(fc.oneof(...weighted), {numRuns: count, seed});
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
