/** Drafts: a source and its inputs, as the reader typed them. */
import type {Entry, ModuleFiles} from '../../../language/protocol';
import type {HiddenParts} from '../../../samples/model/live';

/** The inputs of a script as typed: each is one JSON value or a sequence of values. */
interface Inputs {
  readonly events: string;
  /** Metadata of the events, in their order. */
  readonly meta: string;
  readonly state: string;
  readonly args: string;
}

export type InputName = keyof Inputs;

export const INPUT_NAMES = ['events', 'meta', 'state', 'args'] as const;

export const INPUT_LABELS: Readonly<Record<InputName, string>> = {
  events: 'Events',
  meta: 'Metadata',
  state: 'State',
  args: 'Arguments',
};

/** A source with its inputs. */
export interface Draft extends Inputs {
  /** Label of the version of the docs. */
  readonly version: string;
  readonly entry: Entry;
  readonly source: string;
  /** Further modules that the source uses; readers do not edit them. */
  readonly files?: ModuleFiles;
}

export const ENTRY_LABELS: Readonly<Record<Entry, string>> = {
  script: 'Script',
  query: 'Query',
  deployment: 'Deployment',
  module: 'Module',
};

/** Parts around the source that are not shown: the frame of a fragment. */
export type Surrounding = Pick<HiddenParts, 'fragment' | 'with'>;

export const NO_INPUTS: Inputs = {events: '', meta: '', state: '', args: ''};
