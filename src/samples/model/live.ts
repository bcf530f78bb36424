/** What a page has to say of a sample so that its reader can run it: what its blocks do not show. */
import type {ModuleFiles} from '../../language/protocol';
import type {Fence} from './fences';
import type {Sample} from './group';
import type {LanguageTask} from './tasks';

/** What is not in the blocks beside the script; every part is absent where there is none. */
export interface HiddenParts {
  readonly fragment?: string;
  readonly with?: string;
  readonly module?: true;
  readonly files?: ModuleFiles;
  /** Inputs that stand elsewhere on the page, as they are written there. */
  readonly events?: string;
  readonly meta?: string;
  readonly state?: string;
  readonly args?: string;
}

/** How a sample is tried, with which version, and what its blocks leave out. */
export interface Live {
  readonly how: 'run' | 'check';
  /** Its label. */
  readonly version: string;
  readonly hiddenParts: HiddenParts;
}

/**
 * Describes a sample to those who run it in the page.
 *
 * @param shown the blocks that stand together with the script
 */
export function liveOf(sample: Sample, task: LanguageTask, shown: ReadonlySet<Fence>): Live {
  const {values} = sample.fence.meta;
  const {request} = task;
  const elsewhere = (fences: readonly (Fence | undefined)[]): string | undefined => {
    const present = fences.filter((fence) => fence !== undefined);
    return present.every((fence) => shown.has(fence))
      ? undefined
      : present.map(({text}) => text).join('\n');
  };
  const isRun = request.kind === 'run';
  const hiddenParts = {
    fragment: values.get('fragment'),
    with: values.get('with'),
    module: sample.entry === 'module' ? (true as const) : undefined,
    files: request.files,
    events: isRun ? elsewhere(sample.events) : undefined,
    meta: isRun ? elsewhere(sample.metadata) : undefined,
    state: isRun ? elsewhere([sample.state]) : undefined,
    args: isRun ? elsewhere([sample.args]) : undefined,
  };
  return {how: request.kind, version: task.version.label, hiddenParts: withoutAbsent(hiddenParts)};
}

function withoutAbsent<T extends object>(record: {[K in keyof T]: T[K] | undefined}): T {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as T;
}
