/** What a page's blocks must say for themselves, whatever an implementation makes of them. */
import {parseConsole, refusedProgram} from './console';
import {isHidden, waitOf, type Fence} from './fences';
import type {CommandBlock, Groups, Sample} from './group';
import type {Problem} from './problem';
import {commandsOf} from './runs';
import type {NameVersion, SampleVersion} from './version';
import {FRAGMENTS, isRunnable, unknownWord} from './vocabulary';

/**
 * Breaches of the conventions of samples/README.md.
 *
 * @param named gives the version that a block names with `version=`
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

/** Whether a block says that nothing is to be checked, as for a language that never came. */
export function isUnchecked(fence: Fence): boolean {
  return fence.meta.words.has('unchecked');
}

/** Whether a block of commands says that it cannot be run where pages are checked. */
export function isNotRun(fence: Fence): boolean {
  return fence.meta.words.has('not-run');
}

function checkWords(fence: Fence): readonly Problem[] {
  const {line, meta} = fence;
  const unknown = unknownWord(fence);
  if (unknown) {
    const known = unknown.known.join(', ');
    return [{line, what: `"${unknown.word}" means nothing on this block. Known: title, ${known}.`}];
  }
  const misused = misusedRecording(fence);
  if (misused !== undefined) return [{line, what: misused}];
  const needsReason = isUnchecked(fence) || isNotRun(fence) || meta.values.has('output');
  if (needsReason && !meta.values.get('reason')) {
    return [{line, what: 'A block that is not checked or shows no output says why: reason="…".'}];
  }
  return [];
}

/** What is wrong with the words for those who record, `hidden` and `wait`. */
function misusedRecording(fence: Fence): string | undefined {
  const {words, values} = fence.meta;
  const hidden = values.get('hidden');
  if (hidden !== undefined) return `hidden=${hidden}: hidden takes no value. Write hidden.`;
  const waits = words.has('wait') || values.has('wait');
  if (waits && !isRunnable(fence)) {
    return 'wait means nothing on this block: it stands on a console, bash or input block.';
  }
  if (waits && isNotRun(fence)) return 'Says not-run and wait: nothing is waited for. Remove one.';
  if (isHidden(fence) && isNotRun(fence)) {
    return 'Says not-run and hidden: neither readers nor the recorder use this block. Remove it.';
  }
  if (waitOf(fence) !== undefined) return undefined;
  const said = values.get('wait');
  const what = said === undefined ? 'wait says no time' : `wait=${said} is no time to wait`;
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
    say('with="…" belongs to a fragment; a complete sample holds all that it needs.');
  }
  if (meta.values.has('output') && meta.values.get('output') !== 'none') {
    say(`output=${meta.values.get('output')}: only output=none is known.`);
  }
  if (meta.values.has('output') && results.length > 0)
    say('Says output=none, but a result follows.');
  if (!version.program.entries.includes(entry))
    say(`Version ${version.label} has no ${entry}s: say version=… or unchecked.`);
  // A script without a result is run and remarked on where its outcome is known.
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
      ? [{line, what: 'Says not-run, but shows output: no output is typed by hand. Remove it.'}]
      : [];
  }
  const copied = fence.language === 'bash' && block.results.length === 0;
  if (version.runtime === undefined) {
    const what = `There is no runtime ${version.label} to run commands with: say not-run reason="…".`;
    return copied ? [] : [{line, what}];
  }
  const refused = commandsOf(block)
    .map(refusedProgram)
    .find((program) => program !== undefined);
  return refused === undefined
    ? []
    : [{line, what: `A recorded run does not start "${refused}": say not-run reason="…".`}];
}
