/** What a reader has typed, and what the page adds to it. */
import type {Entry} from '../../../../language/host/protocol';
import type {HiddenParts} from '../../../../samples/model/live';

/** The texts beside a script, each as typed: one JSON value, or several one after the other. */
export interface Inputs {
  readonly events: string;
  /** Metadata of the events, in their order. */
  readonly meta: string;
  readonly state: string;
  readonly args: string;
}

export type InputName = keyof Inputs;

export const INPUT_NAMES = ['events', 'meta', 'state', 'args'] as const;

/** A source with all that it is tried with. */
export interface Draft extends Inputs {
  /** Label of the version of the docs. */
  readonly version: string;
  readonly entry: Entry;
  readonly source: string;
}

/** What surrounds the source without being shown: frame of a fragment, modules. */
export type Surrounding = Pick<HiddenParts, 'fragment' | 'with' | 'files'>;

export const NO_INPUTS: Inputs = {events: '', meta: '', state: '', args: ''};
