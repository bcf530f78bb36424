/** The parts of a sample that its blocks do not show, and that readers need to run it. */
import type {ModuleFiles} from '../../language/protocol';
import type {Fence} from './fences';
import type {Sample} from './group';
import type {LanguageTask} from './tasks';

/** Parts of a sample that are not in the blocks next to its script. */
export interface HiddenParts {
  readonly fragment?: string;
  readonly with?: string;
  readonly module?: true;
  readonly files?: ModuleFiles;
  /** Inputs from other places of the page, as they are written there. */
  readonly events?: string;
  readonly meta?: string;
  readonly state?: string;
  readonly args?: string;
}

/** How readers can run or check a sample. */
export interface Live {
  readonly how: 'run' | 'check';
  /** The label of the version. */
  readonly version: string;
  /** JSON of `HiddenParts`. */
  readonly hiddenParts: string;
}

/**
 * Describes how readers can run or check a sample in the page.
 *
 * @param shown the blocks that are shown together with the script
 */
export function liveOf(sample: Sample, task: LanguageTask, shown: ReadonlySet<Fence>): Live {
  const {values} = sample.fence.meta;
  const {request} = task;
  const unlessShown = (fences: readonly (Fence | undefined)[]): string | undefined => {
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
    events: isRun ? unlessShown(sample.events) : undefined,
    meta: isRun ? unlessShown(sample.metadata) : undefined,
    state: isRun ? unlessShown([sample.state]) : undefined,
    args: isRun ? unlessShown([sample.args]) : undefined,
  };
  // JSON leaves out the parts that are undefined.
  return {how: request.kind, version: task.version.label, hiddenParts: JSON.stringify(hiddenParts)};
}
