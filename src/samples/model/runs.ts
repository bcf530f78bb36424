/** The tasks of a page for the runtime's command. */
import {parseConsole} from './console';
import {titleOf, waitOf, type Fence} from './fences';
import type {CommandBlock, Sample} from './group';
import {keyOf} from './key';
import type {SampleVersion} from './version';
import {isTyped} from './vocabulary';
import {jsonValues} from './values';

/** Files and commands of one block, in the order in which they are written and run. */
interface RunStep {
  /** Files to write first, by their path in the folder of the run. */
  readonly files: Readonly<Record<string, string>>;
  readonly commands: readonly string[];
  /** Text to type into the running server, if the block has no commands. */
  readonly input?: string;
  /** Time to wait afterwards, in milliseconds. */
  readonly waitMs?: number;
}

/** Commands that share a folder, and the server that one of them may leave running. */
export interface RuntimeTask {
  /** Identifies the task within its page. */
  readonly key: string;
  /** Identifies the task among all: equal for the same steps with the same runtime. */
  readonly id: string;
  readonly version: SampleVersion;
  readonly steps: readonly RunStep[];
}

/** File names of a query's own run, as its page could show them. */
const QUERY_FILE = 'query.trickle';
const EVENTS_FILE = 'events.json';

/**
 * The run of a query or a script file that shows its events and its results.
 *
 * @param own whether the sample itself names a version
 */
export function queryTask(sample: Sample, version: SampleVersion, own = false): RuntimeTask {
  const files = {
    [QUERY_FILE]: `${sample.fence.text}\n`,
    [EVENTS_FILE]: jsonValues(sample.events)
      .map((value) => `${value.replace(/\s*\n\s*/g, ' ')}\n`)
      .join(''),
  };
  const commands = [`tremor run ${QUERY_FILE} -i ${EVENTS_FILE}`];
  return taskOf(version, [{files, commands}], own);
}

/**
 * The run of a page's command blocks, one after another in one folder with the page's titled blocks. If
 * several blocks have the same title, commands see the last one above them. They see a block below them
 * only if they name it.
 */
export function pageTask(
  blocks: readonly CommandBlock[],
  version: SampleVersion,
  fences: readonly Fence[],
  own = false,
): RuntimeTask {
  const commands = blocks.map(commandsOf);
  const named = filesNamed(commands.flat(), fences);
  const steps = blocks.map(({fence}, index): RunStep => {
    const files: Record<string, string> = {};
    for (const title of named) {
      const all = fences.filter((other) => titleOf(other) === title);
      const above = all.findLast((other) => other.line < fence.line);
      // Commands can also use a file that the page shows only below them.
      const file = above ?? (isNamed(title, commands[index] ?? []) ? all[0] : undefined);
      if (file) files[title] = `${file.text}\n`;
    }
    const waitMs = waitOf(fence);
    return {
      ...(isTyped(fence)
        ? {files: {}, commands: [], input: `${fence.text}\n`}
        : {files, commands: commands[index] ?? []}),
      ...(waitMs ? {waitMs} : {}),
    };
  });
  return taskOf(version, steps, own);
}

/** Command lines of a block; a `bash` block is a single one. */
export function commandsOf({fence}: CommandBlock): readonly string[] {
  if (isTyped(fence)) return [];
  if (fence.language === 'bash') return [fence.text];
  return parseConsole(fence.text)?.map(({text}) => text) ?? [];
}

function taskOf(version: SampleVersion, steps: readonly RunStep[], own: boolean): RuntimeTask {
  const key = keyOf(['runtime', steps], own ? version.program : undefined);
  return {key, id: `runtime ${version.runtime} ${key}`, version, steps};
}

/** Titles that the commands mention, directly or through the files that they mention. */
function filesNamed(commands: readonly string[], fences: readonly Fence[]): readonly string[] {
  const titles = [...new Set(fences.flatMap((fence) => titleOf(fence) ?? []))];
  const named = new Set<string>();
  const visit = (text: string): void => {
    for (const title of titles) {
      if (named.has(title) || !mentions(text, title)) continue;
      named.add(title);
      fences.filter((fence) => titleOf(fence) === title).forEach((fence) => visit(fence.text));
    }
  };
  commands.forEach(visit);
  return titles.filter((title) => named.has(title));
}

function isNamed(title: string, commands: readonly string[]): boolean {
  const name = title.split('/').at(-1) ?? title;
  return commands.some((command) => command.includes(name));
}

// A text mentions a module by its stem, as in `use lib::units`, and a folder by its name.
function mentions(text: string, title: string): boolean {
  const parts = title.split('/');
  const stem = (parts.at(-1) ?? '').replace(/\.\w+$/, '');
  if (text.includes(title) || text.includes(parts.at(-1) ?? title)) return true;
  if (parts.length > 1 && text.includes(parts[0] ?? title)) return true;
  return new RegExp(`\\buse\\s[^;]*\\b${stem}\\b`).test(text);
}
