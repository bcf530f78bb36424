/** Checks that the words on a page's blocks are valid; needs no implementation of the language. */
import {parseConsole, refusedProgram} from './console';
import {isHidden, waitOf, type Fence} from './fences';
import type {CommandBlock, Groups, Sample} from './group';
import type {Problem} from './problem';
import {commandsOf} from './runs';
import type {NameVersion, SampleVersion} from './version';
import {FRAGMENTS, isRunnable, unknownWord} from './vocabulary';

/**
 * Finds the blocks that break the conventions of samples/README.md.
 *
 * @param named returns the version that a block names with `version=`
 */
export function checkConventions(
  fences: readonly Fence[],
  groups: Groups,
  version: SampleVersion,
  named: NameVersion = () => undefined,
): readonly Problem[] {
  const versionOf = ({meta}: Fence): SampleVersion =>
    named(meta.values.get('version') ?? version.label) ?? version;
  return [
    ...groups.remarks.map(({line, message}) => ({line, what: message})),
    ...fences.flatMap(checkWords),
    ...groups.samples.flatMap((sample) => checkSample(sample, versionOf(sample.fence))),
    ...groups.commands.flatMap((block) => checkCommands(block, version)),
  ];
}

/** Whether a block is excluded from checks, for example because its language was never released. */
export function isUnchecked(fence: Fence): boolean {
  return fence.meta.words.has('unchecked');
}

/** Whether a block of commands cannot run on the machine that checks pages. */
export function isNotRun(fence: Fence): boolean {
  return fence.meta.words.has('not-run');
}

function checkWords(fence: Fence): readonly Problem[] {
  const {line, meta} = fence;
  const unknown = unknownWord(fence);
  if (unknown) {
    const known = unknown.known.join(', ');
    return [{line, what: `"${unknown.word}" is unknown on this block. Known: title, ${known}.`}];
  }
  const misused = misusedRecording(fence);
  if (misused !== undefined) return [{line, what: misused}];
  const needsReason = isUnchecked(fence) || isNotRun(fence) || meta.values.has('output');
  if (needsReason && !meta.values.get('reason')) {
    return [{line, what: 'A block that is not checked or shows no output says why: reason="…".'}];
  }
  return [];
}

/** Describes a wrong use of `hidden` or `wait`, which are for the recorder. */
function misusedRecording(fence: Fence): string | undefined {
  const {words, values} = fence.meta;
  const hidden = values.get('hidden');
  if (hidden !== undefined) return `hidden=${hidden}: hidden takes no value. Write hidden.`;
  const waits = words.has('wait') || values.has('wait');
  if (waits && !isRunnable(fence)) {
    return 'wait has no effect on this block: use it on a console, bash or input block.';
  }
  if (waits && isNotRun(fence))
    return 'Has both not-run and wait: a block that does not run has no wait. Remove one.';
  if (isHidden(fence) && isNotRun(fence)) {
    return 'Has both not-run and hidden: neither readers nor the recorder use this block. Remove it.';
  }
  if (waitOf(fence) !== undefined) return undefined;
  const time = values.get('wait');
  const what = time === undefined ? 'wait has no value' : `wait=${time} is not a valid time`;
  return `${what}: expected a whole number of s or ms, from 1ms to 60s, such as wait=8s.`;
}

function checkSample(
  {fence, entry, results, usedByCommands}: Sample,
  version: SampleVersion,
): readonly Problem[] {
  const {line, meta, language} = fence;
  if (isUnchecked(fence)) return [];
  const problems: Problem[] = [];
  const say = (what: string): void => void problems.push({line, what});
  const kind = meta.values.get('fragment');
  const kinds = FRAGMENTS[language] ?? [];
  if (kind !== undefined && !kinds.includes(kind)) {
    say(`fragment=${kind} is unknown for ${language}. Known: ${kinds.join(', ')}.`);
  }
  if (meta.words.has('fragment')) say(`Say which fragment: fragment=${kinds.join(', fragment=')}.`);
  if (meta.values.has('with') && kind === undefined) {
    say('with="…" belongs to a fragment; a complete sample needs nothing else.');
  }
  if (meta.values.has('output') && meta.values.get('output') !== 'none') {
    say(`output=${meta.values.get('output')}: only output=none is known.`);
  }
  if (meta.values.has('output') && results.length > 0)
    say('Says output=none, but a result follows.');
  if (!version.program.entries.includes(entry))
    say(`Version ${version.label} has no ${entry}s: say version=… or unchecked.`);
  // A script without a result is run; judge.ts reports the missing result together with its value.
  const complete = kind === undefined && entry !== 'script' && entry !== 'module';
  if (complete && results.length === 0 && !meta.values.has('output') && !meta.words.has('fails')) {
    if (!usedByCommands) {
      say(
        'Shows no output: add an event block before and a result block after it, a console ' +
          'block that uses its title, or output=none reason="…".',
      );
    }
  }
  return problems;
}

function checkCommands(block: CommandBlock, version: SampleVersion): readonly Problem[] {
  const {fence} = block;
  const {line} = fence;
  const parsed = fence.language === 'console' ? parseConsole(fence.text) : undefined;
  if (fence.language === 'console' && !parsed) {
    return [{line, what: 'A console block begins with a command after "$ ".'}];
  }
  if (isNotRun(fence)) {
    const typed = (parsed ?? []).some(({output}) => output !== '') || block.results.length > 0;
    return typed
      ? [{line, what: 'Has not-run, but shows output: output must come from a run. Remove it.'}]
      : [];
  }
  const copied = fence.language === 'bash' && block.results.length === 0;
  if (version.runtime === undefined) {
    const what = `No runtime of version ${version.label} can run commands: say not-run reason="…".`;
    return copied ? [] : [{line, what}];
  }
  const refused = commandsOf(block)
    .map(refusedProgram)
    .find((program) => program !== undefined);
  return refused === undefined
    ? []
    : [{line, what: `A recorded run does not start "${refused}": say not-run reason="…".`}];
}
