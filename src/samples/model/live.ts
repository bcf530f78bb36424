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

/**
 * The attributes of a sample that readers can run or check in the page. They are few and short, because
 * they are part of the page's script: most samples only have their version.
 *
 * @param shown the blocks that are shown together with the script
 */
export function liveAttributes(
  sample: Sample,
  task: LanguageTask,
  shown: ReadonlySet<Fence>,
): Readonly<Record<string, string>> {
  const {values} = sample.fence.meta;
  const {request} = task;
  const unlessShown = (fences: readonly (Fence | undefined)[]): string | undefined => {
    const present = fences.filter((fence) => fence !== undefined);
    return present.every((fence) => shown.has(fence))
      ? undefined
      : present.map(({text}) => text).join('\n');
  };
  const isRun = request.kind === 'run';
  const parts = {
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
  const hiddenParts = JSON.stringify(parts);
  const version = {[request.kind]: task.version.label};
  return hiddenParts === '{}' ? version : {...version, hiddenParts};
}
