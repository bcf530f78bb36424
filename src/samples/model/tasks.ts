/** The tasks of a page for the language implementation. */
import type {CheckRequest, ModuleFiles, RunRequest, ScriptEvent} from '../../language/protocol';
import {titleOf, type Fence} from './fences';
import type {Sample} from './group';
import {keyOf} from './key';
import type {SampleVersion} from './version';
import {jsonValues, ValueError} from './values';
import {isSampleLanguage} from './vocabulary';
import {wrap, type Program} from './wrap';

/** A request to the language implementation. */
export interface LanguageTask {
  /** Identifies the task within its page. */
  readonly key: string;
  /** Identifies the task among all: equal for the same request to the same program. */
  readonly id: string;
  readonly version: SampleVersion;
  readonly request: CheckRequest | RunRequest;
  readonly program: Program;
  /** Which parts of a result the page shows in addition to value and port. */
  readonly shows: {readonly meta: boolean; readonly state: boolean};
}

/**
 * The language task of a sample.
 *
 * @param own whether the sample itself names a version
 * @throws ValueError if an input of the sample is not JSON
 */
export function languageTask(
  sample: Sample,
  version: SampleVersion,
  fences: readonly Fence[],
  own = false,
): LanguageTask {
  const {fence} = sample;
  const {values} = fence.meta;
  const program = wrap(fence.language, fence.text, values.get('fragment'), values.get('with'));
  const files = modulesUsed(program.source, fence, fences);
  const base = {source: program.source, ...(Object.keys(files).length > 0 ? {files} : {})};
  const request: CheckRequest | RunRequest = isRun(sample)
    ? {kind: 'run', ...base, ...inputsOf(sample)}
    : {kind: 'check', entry: sample.entry, ...base};
  const shows = {meta: sample.metadataAfter.length > 0, state: sample.stateAfter !== undefined};
  const key = keyOf([request, shows], own ? version.program : undefined);
  const id = `${version.program.release} ${key}`;
  return {key, id, version, request, program, shows};
}

/**
 * Whether a sample is a script to run: it has an event or a result, or it is neither a fragment nor
 * marked as having no output.
 */
function isRun({entry, fence, events, results}: Sample): boolean {
  if (entry !== 'script') return false;
  if (events.length > 0 || results.length > 0) return true;
  return !fence.meta.values.has('fragment') && !fence.meta.values.has('output');
}

function inputsOf(sample: Sample): Pick<RunRequest, 'events' | 'state' | 'args'> {
  const data = sample.events.length > 0 ? jsonValues(sample.events) : ['null'];
  const metadata = jsonValues(sample.metadata);
  if (metadata.length > data.length) {
    throw new ValueError(
      sample.metadata[0]?.line ?? 0,
      `${metadata.length} records of metadata for ${data.length} events: give at most one per event.`,
    );
  }
  const events = data.map((value, index): ScriptEvent => {
    const meta = metadata[index];
    return meta === undefined ? {data: value} : {data: value, meta};
  });
  return {
    events,
    ...(sample.state ? {state: single(sample.state)} : {}),
    ...(sample.args ? {args: single(sample.args)} : {}),
  };
}

function single(fence: Fence): string {
  const [value, ...others] = jsonValues([fence]);
  if (value === undefined || others.length > 0) {
    throw new ValueError(fence.line, 'Expected one JSON value in this block.');
  }
  return value;
}

/** Titled blocks of the page that a source imports with `use`, directly or indirectly. */
function modulesUsed(source: string, self: Fence, fences: readonly Fence[]): ModuleFiles {
  const modules = fences.filter(
    (fence) => fence !== self && titleOf(fence) && isSampleLanguage(fence.language),
  );
  const found: Record<string, string> = {};
  const visit = (text: string): void => {
    for (const [, path = ''] of text.matchAll(/\buse\s+([\w:]+)/g)) {
      for (const fence of modules) {
        const file = mountOf(titleOf(fence) ?? '', path.split('::'));
        if (file === undefined || found[file] !== undefined) continue;
        found[file] = fence.text;
        visit(fence.text);
      }
    }
  };
  visit(source);
  return found;
}

/** The part of a title that `use` refers to, such as `lib/units.tremor` of `app/lib/units.tremor`. */
function mountOf(title: string, [first = '']: readonly string[]): string | undefined {
  const segments = title.split('/');
  const at = segments.findIndex((segment) => segment.replace(/\.\w+$/, '') === first);
  return at < 0 ? undefined : segments.slice(at).join('/');
}
