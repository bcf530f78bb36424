/** Compares a sample of a page with the outcome that the language implementation gave for it. */
import {showsText} from './compare';
import {formatJson, isJson, sameJson, sameShape} from '../model/json';
import type {Fence} from '../model/fences';
import type {Sample} from '../model/group';
import type {EventOutcome, LanguageOutcome} from '../model/outcome';
import {difference, differs, type Problem} from '../model/problem';
import {inOwnLines, type Program} from '../model/wrap';
import {DROPPED, FAILED, jsonValues, shownResults, type Shown} from '../model/values';

/** Finds the differences between a sample and the page that shows it. */
export function judgeSample(
  sample: Sample,
  outcome: LanguageOutcome,
  program: Program,
): readonly Problem[] {
  const fails = sample.fence.meta.words.has('fails');
  const {line} = sample.fence;
  if (fails && outcome.ok) {
    return [
      {
        line,
        what: `Marked fails, but ${outcome.by} accepts it.`,
        todo: 'Remove fails, or make the sample fail.',
      },
    ];
  }
  if (!outcome.ok && !fails && !showsFailure(sample)) {
    return [
      {
        line,
        what: `${outcome.by} refuses this sample.`,
        detail: inOwnLines(outcome.text ?? '', program),
        todo: 'Fix the sample, or mark it fails and show the diagnostic in a text block.',
      },
    ];
  }
  const diagnostic = fails ? judgeDiagnostic(sample, outcome) : [];
  const {events} = outcome;
  // Queries have no events here, because only the runtime runs them.
  if (!events) return diagnostic;
  return [...diagnostic, ...judgeResults(sample, events), ...judgeRecords(sample, events)];
}

function showsFailure(sample: Sample): boolean {
  return sample.results.some(({text}) => text.split('\n').some((line) => line.trim() === FAILED));
}

function judgeDiagnostic(sample: Sample, outcome: LanguageOutcome): readonly Problem[] {
  const {fence, diagnostic} = sample;
  const message = outcome.messages?.join('\n') ?? '';
  const whole = fence.meta.values.has('fragment') ? message : (outcome.text ?? '');
  if (!diagnostic) {
    const repair = {
      kind: 'insert',
      after: sample.results.at(-1) ?? fence,
      info: 'text',
      text: whole,
    } as const;
    return [
      {line: fence.line, what: 'Marked fails, but shows no diagnostic.', detail: whole, repair},
    ];
  }
  const accepted = [whole, message, ...(outcome.messages ?? [])];
  if (accepted.some((text) => showsText(diagnostic.text, text))) return [];
  const what = 'The diagnostic shown is not the one given.';
  return [differs([diagnostic], what, diagnostic.text, whole)];
}

/** An outcome as a line of a result block. */
function showOutcome(event: EventOutcome): string {
  return event.value ?? (event.failed ? FAILED : DROPPED);
}

function judgeResults(sample: Sample, events: readonly EventOutcome[]): readonly Problem[] {
  const {fence, results} = sample;
  if (results.length === 0) return judgeMissing(sample, events);
  const shown = shownResults(results);
  const varies = [fence, ...results].some(({meta}) => meta.words.has('varies'));
  const wrong =
    shown.length !== events.length ||
    !shown.every((item, index) => agrees(item, events[index], varies));
  if (!wrong) return judgePorts(shown, events);
  const actual = events.map(showOutcome);
  const [only, ...others] = results;
  const perBlock = results.length === events.length;
  if (perBlock && shown.length === events.length) {
    return shown.flatMap((item, index) =>
      agrees(item, events[index], varies) ? [] : [resultDiffers(item.fence, [actual[index] ?? ''])],
    );
  }
  if (only && others.length === 0) return [resultDiffers(only, actual)];
  return [
    {
      line: results[0]?.line ?? fence.line,
      what: `${shown.length} results are shown, ${events.length} are given.`,
      detail: difference(shown.map(({text}) => text).join('\n'), actual.join('\n')),
      todo: 'Show all results in one block, one on each line, or each in its own block.',
    },
  ];
}

function resultDiffers(fence: Fence, actual: readonly string[]): Problem {
  const what = 'The result shown is not the one given.';
  return differs([fence], what, fence.text, writeValues(actual));
}

function agrees(shown: Shown, event: EventOutcome | undefined, varies: boolean): boolean {
  if (!event) return false;
  const actual = showOutcome(event);
  if (!isJson(shown.text) || !isJson(actual)) return shown.text === actual;
  return varies ? sameShape(shown.text, actual) : sameJson(shown.text, actual);
}

function judgeMissing(sample: Sample, events: readonly EventOutcome[]): readonly Problem[] {
  const {fence} = sample;
  const {words, values} = fence.meta;
  if (events.length === 0 || sample.usedByCommands) return [];
  if (words.has('fails') || values.has('output')) return [];
  const language = events.every(({value}) => value !== undefined) ? 'json' : 'text';
  const ports = new Set(events.map(({port}) => port));
  const port = [...ports][0];
  return [
    {
      line: fence.line,
      what: 'The sample shows no result.',
      todo: 'Run npm run samples -- --update to add it, or say output=none reason="…".',
      repair: {
        kind: 'insert',
        after: fence,
        info: `${language} result${ports.size === 1 && port ? ` port=${port}` : ''}`,
        text: writeValues(events.map(showOutcome)),
      },
    },
  ];
}

function judgePorts(shown: readonly Shown[], events: readonly EventOutcome[]): readonly Problem[] {
  return shown.flatMap(({fence, text}, index) => {
    const actual = events[index]?.port ?? 'out';
    const stated = fence.meta.values.get('port') ?? 'out';
    if (!isJson(text) || stated === actual) return [];
    const what = `The event leaves through port ${actual}, the page says ${stated}.`;
    return [{line: fence.line, what, todo: `Write port=${actual} after the word result.`}];
  });
}

function judgeRecords(sample: Sample, events: readonly EventOutcome[]): readonly Problem[] {
  const last = events.at(-1)?.state;
  return [
    ...sameValues(
      sample.metadataAfter,
      events.map(({meta}) => meta ?? 'null'),
    ),
    ...(sample.stateAfter ? sameValues([sample.stateAfter], [last ?? 'null']) : []),
  ];
}

function sameValues(fences: readonly Fence[], actual: readonly string[]): readonly Problem[] {
  if (fences.length === 0) return [];
  const shown = jsonValues(fences);
  if (shown.length === actual.length && shown.every((text, i) => sameJson(text, actual[i] ?? ''))) {
    return [];
  }
  const [only, ...others] = fences;
  if (only && others.length === 0) return [resultDiffers(only, actual)];
  const what = 'The metadata shown is not what is given.';
  return [differs(fences, what, shown.join('\n'), actual.join('\n'))];
}

/** Values for a block: one value over several lines if it is long, or each value on one line. */
function writeValues(values: readonly string[]): string {
  const [only, ...others] = values;
  if (only !== undefined && others.length === 0) return isJson(only) ? formatJson(only) : only;
  return values.join('\n');
}
