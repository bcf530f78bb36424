/** Compares commands and queries of a page with their runs in the runtime. */
import {showsText} from './compare';
import {parseConsole, writeConsole} from '../model/console';
import {filledLines, isHidden} from '../model/fences';
import type {CommandBlock, Sample} from '../model/group';
import {formatJson, isJson, sameJson} from '../model/json';
import type {CommandOutcome, RuntimeOutcome} from '../model/outcome';
import {normalize} from './normalize';
import {differs, type Problem} from '../model/problem';
import {shownResults} from '../model/values';

const OUTPUT_DIFFERS = 'The output shown is not the one given.';

/** Finds the differences between a query's run and its page. */
export function judgeQuery(sample: Sample, outcome: RuntimeOutcome): readonly Problem[] {
  const run = outcome.blocks[0]?.[0];
  const {fence, results} = sample;
  if (!run || run.exit !== 0) {
    return [
      {line: fence.line, what: `${outcome.by} fails on this query.`, detail: run?.output ?? ''},
    ];
  }
  const actual = filledLines(run.output).filter(isJson);
  const shown = shownResults(results).map(({text}) => text);
  const varies = results.some(({meta}) => meta.words.has('varies'));
  if (varies || sameLines(shown, actual)) return [];
  const text =
    actual.length === 1
      ? formatJson(actual[0] ?? '')
      : actual.map((v) => formatJson(v, Infinity)).join('\n');
  return [differs(results, 'The results shown are not the ones given.', shown.join('\n'), text)];
}

/** Finds the differences between the run of a block of commands and its page. */
export function judgeCommands(
  block: CommandBlock,
  outcomes: readonly CommandOutcome[],
  by: string,
): readonly Problem[] {
  const {fence} = block;
  const {values, words} = fence.meta;
  const last = outcomes.at(-1);
  const expected = Number(values.get('exit') ?? 0);
  if (last && last.exit !== expected) {
    return [
      {
        line: fence.line,
        what: `The last command ends with exit code ${last.exit} under ${by}, expected ${expected}.`,
        detail: last.output,
        todo: `Fix the command, or say exit=${last.exit} on the block.`,
      },
    ];
  }
  // Readers do not see the output of a hidden block.
  if (words.has('varies') || isHidden(fence)) return [];
  return fence.language === 'console' ? judgeConsole(block, outcomes) : judgePlain(block, last);
}

function judgeConsole(
  {fence}: CommandBlock,
  outcomes: readonly CommandOutcome[],
): readonly Problem[] {
  const commands = parseConsole(fence.text) ?? [];
  const wrong = commands.some(({output}, index) => !shows(output, outcomes[index]?.output ?? ''));
  if (!wrong) return [];
  const actual = commands.map((command, index) => {
    const printed = outcomes[index]?.output ?? '';
    return shows(command.output, printed) ? command : {...command, output: printed};
  });
  return [differs([fence], OUTPUT_DIFFERS, fence.text, writeConsole(actual))];
}

function judgePlain({results}: CommandBlock, run: CommandOutcome | undefined): readonly Problem[] {
  const printed = run?.output ?? '';
  const shown = results.map(({text}) => text).join('\n');
  if (results.length === 0 || shows(shown, printed)) return [];
  return [differs(results, OUTPUT_DIFFERS, shown, printed)];
}

/** Compares as text, then as JSON: one value, or one on each line. */
function shows(shown: string, printed: string): boolean {
  if (showsText(shown, printed)) return true;
  const [a, b] = [normalize(shown), normalize(printed)];
  if (isJson(a) && isJson(b)) return sameJson(a, b);
  return sameLines(filledLines(a), filledLines(b));
}

function sameLines(a: readonly string[], b: readonly string[]): boolean {
  return (
    a.length === b.length &&
    a.every((line, index) => {
      const other = b[index] ?? '';
      return isJson(line) && isJson(other)
        ? sameJson(line, other)
        : line.trimEnd() === other.trimEnd();
    })
  );
}
