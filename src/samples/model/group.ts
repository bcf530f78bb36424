/** Groups the blocks of a page: each sample with its inputs and outputs. */
import type {Entry} from '../../language/protocol';
import {preparesRun} from './console';
import {isHidden, titleOf, waitOf, type Fence} from './fences';
import {SAMPLE_ENTRIES, isConsole, isSampleLanguage, roleOf, type Role} from './vocabulary';

/** A block in one of the runtime's languages, with the blocks that belong to it. */
export interface Sample {
  readonly fence: Fence;
  readonly entry: Entry;
  /** In the order of the page, with one event per block or per line. */
  readonly events: readonly Fence[];
  readonly metadata: readonly Fence[];
  readonly args?: Fence;
  readonly state?: Fence;
  readonly results: readonly Fence[];
  readonly metadataAfter: readonly Fence[];
  readonly stateAfter?: Fence;
  /** The `text` block after a sample that is marked `fails`. */
  readonly diagnostic?: Fence;
  /** Whether commands of the page use its title, so that they show its output. */
  readonly usedByCommands: boolean;
}

/**
 * Commands of a page: a `console` block, an `input` block that is typed into the running server, or a
 * `bash` block that has a result, only prepares for later commands, or has `hidden` or `wait`.
 */
export interface CommandBlock {
  readonly fence: Fence;
  readonly results: readonly Fence[];
}

/** A remark on a block for its author. */
interface Remark {
  readonly line: number;
  readonly message: string;
}

export interface Groups {
  readonly samples: readonly Sample[];
  readonly commands: readonly CommandBlock[];
  readonly remarks: readonly Remark[];
}

type Open<T> = {-readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K]};
type OpenSample = Open<Sample>;
type Inputs = Pick<OpenSample, 'events' | 'metadata' | 'args' | 'state'>;

/**
 * Groups the blocks of a page. A group never spans sections. An `event` or `args` block after a sample
 * begins a new group. A `meta` or `state` block is an input if it comes before the sample, and an output
 * if it comes after it.
 */
export function groupFences(fences: readonly Fence[]): Groups {
  const grouping = new Grouping(fences);
  fences.forEach((fence) => grouping.take(fence));
  return grouping.finish();
}

class Grouping {
  private readonly samples: OpenSample[] = [];
  private readonly commands: Open<CommandBlock>[] = [];
  private readonly remarks: Remark[] = [];
  private inputs: Inputs = {events: [], metadata: []};
  private sample: OpenSample | undefined;
  private command: Open<CommandBlock> | undefined;
  private section = -1;

  constructor(private readonly fences: readonly Fence[]) {}

  take(fence: Fence): void {
    if (fence.section !== this.section) this.enter(fence.section);
    const role = roleOf(fence);
    if (isSampleLanguage(fence.language)) this.begin(fence);
    else if (isConsole(fence) || fence.language === 'bash') this.beginCommands(fence);
    else if (role === 'input') this.beginCommands(fence);
    else if (role) this.assign(fence, role);
    else if (fence.language === 'text' && this.sample?.fence.meta.words.has('fails')) {
      this.sample.diagnostic ??= fence;
    }
  }

  finish(): Groups {
    this.enter(-1);
    // Most bash blocks are only there to be copied.
    const commands = this.commands.filter(
      ({fence, results}) =>
        fence.language !== 'bash' ||
        results.length > 0 ||
        preparesRun(fence.text) ||
        isHidden(fence) ||
        waitOf(fence) !== 0,
    );
    for (const sample of this.samples) {
      const name = titleOf(sample.fence)?.split('/').at(-1);
      sample.usedByCommands =
        name !== undefined && commands.some(({fence}) => fence.text.includes(name));
    }
    return {samples: this.samples, commands, remarks: this.remarks};
  }

  private enter(section: number): void {
    this.dropInputs();
    this.section = section;
    this.sample = undefined;
    this.command = undefined;
  }

  private begin(fence: Fence): void {
    const {events, ...others} = this.inputs;
    this.inputs = {events: [], metadata: []};
    this.command = undefined;
    this.sample = {
      ...others,
      fence,
      entry: fence.meta.words.has('module')
        ? 'module'
        : (SAMPLE_ENTRIES[fence.language] ?? 'script'),
      events: [...events, ...this.namedEvents(fence)],
      results: [],
      metadataAfter: [],
      usedByCommands: false,
    };
    this.samples.push(this.sample);
  }

  private beginCommands(fence: Fence): void {
    this.command = {fence, results: []};
    this.commands.push(this.command);
  }

  private assign(fence: Fence, role: Role): void {
    if (role === 'event' || role === 'args') {
      if (this.sample) this.enter(this.section);
      if (role === 'event') this.inputs.events.push(fence);
      else this.inputs.args = fence;
    } else if (role === 'result') {
      this.assignResult(fence);
    } else if (role === 'meta') {
      (this.sample?.metadataAfter ?? this.inputs.metadata).push(fence);
    } else if (this.sample) {
      this.sample.stateAfter = fence;
    } else {
      this.inputs.state = fence;
    }
  }

  private assignResult(fence: Fence): void {
    const owner = this.command ?? this.sample;
    if (owner) owner.results.push(fence);
    else this.remark(fence, 'No sample or command comes before this result in its section.');
  }

  private namedEvents(fence: Fence): Fence[] {
    const title = fence.meta.values.get('event');
    if (title === undefined) return [];
    const named = this.fences.find((other) => titleOf(other) === title);
    if (!named)
      this.remark(fence, `No block of the page has the title "${title}" of event="${title}".`);
    return named ? [named] : [];
  }

  private dropInputs(): void {
    const {events, metadata, args, state} = this.inputs;
    for (const fence of [...events, ...metadata, args, state]) {
      // A later sample may refer to a titled block by its title.
      if (fence && !titleOf(fence)) {
        this.remark(fence, `No sample comes after this ${roleOf(fence)} block in its section.`);
      }
    }
    this.inputs = {events: [], metadata: []};
  }

  private remark(fence: Fence, message: string): void {
    this.remarks.push({line: fence.line, message});
  }
}
