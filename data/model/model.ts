/**
 * What the reference knows about the parts of the runtime, one record per part and version.
 *
 * The files in `data/<version>/<kind>/<name>.yaml` hold these shapes; `schema.ts` checks them.
 * Texts are one line of prose in which only `code` is marked up.
 */

import type {StdlibModule} from './stdlib/model';

/** The kinds of parts, each a folder of `data/<version>/` and of the reference. */
export const kinds = [
  'connectors',
  'codecs',
  'preprocessors',
  'postprocessors',
  'extractors',
  'operators',
  'shared',
] as const;

export type Kind = (typeof kinds)[number];

/** A value as it stands in a configuration. */
export type ConfigValue =
  string | number | boolean | readonly ConfigValue[] | {readonly [key: string]: ConfigValue};

/** One setting of a part. */
export interface Option {
  /** Dotted for nested settings; `entries[].name` is a field of each element of `entries`. */
  readonly name: string;
  readonly type: string;
  /** The unit of a duration, size or rate. */
  readonly unit?: 'ns' | 'ms' | 's' | 'bytes';
  /** A nested setting is required within the setting that holds it. */
  readonly required: boolean;
  /** What applies when the setting is left out; null where nothing does. */
  readonly default?: ConfigValue | null;
  /** Says the default in words where it is not one value. */
  readonly defaultText?: string;
  /** All values that are accepted. */
  readonly values?: readonly string[];
  /** The first version with this setting, where it came later than its part. */
  readonly since?: string;
  readonly description: string;
}

/** A key of the metadata (`$`) that a part reads or writes. */
export interface MetadataKey {
  readonly key: string;
  readonly direction: 'written' | 'read' | 'echoed';
  readonly type: string;
  /** Whether a part that reads the key fails without it. */
  readonly required: boolean;
  readonly meaning: string;
  /** A value as it is written in a script. */
  readonly example: string;
}

export interface Port {
  readonly name: string;
  readonly direction: 'in' | 'out';
  readonly carries: string;
}

/** Whether something holds; a text says when. */
export type Condition = boolean | string;

/** The side of a connector that emits events. */
export interface SourceSide {
  /** `is_transactional`: whether the events ask for an acknowledgement. */
  readonly transactional: Condition;
  /** `asynchronous`: whether a task of its own takes events in. */
  readonly asynchronous: boolean;
  /** `at-least-once` or `best effort`, and under which condition. */
  readonly promise: string;
  /** What an acknowledgement and a failure do at the source. */
  readonly onAck: string;
  readonly onFail: string;
}

/** The side of a connector that receives events. */
export interface SinkSide {
  /** `auto_ack`: whether the runtime acknowledges once the sink has returned. */
  readonly autoAck: Condition;
  /** `asynchronous`: whether events are sent after the sink has returned. */
  readonly asynchronous: boolean;
  /** `at-least-once` or `best effort`, and under which condition. */
  readonly promise: string;
  /** When an event counts as delivered, and when as failed. */
  readonly acknowledges: string;
  readonly fails: string;
  /** What happens to a batched event. */
  readonly batches: string;
}

interface Base {
  /** The exact name in code. */
  readonly name: string;
  readonly purpose: string;
  /** The page's path below the version, without its ending. */
  readonly page: string;
  /** The first version of the runtime with this name. */
  readonly since: string;
  /** A build feature, a platform or a flag without which the part is missing. */
  readonly needs?: string;
  readonly options: readonly Option[];
  /** Files of the runtime's source that the record was read from. */
  readonly source_files: readonly string[];
  /** For contributors: what could not be settled, what is surprising. */
  readonly notes?: readonly string[];
}

export interface Connector extends Base {
  readonly side: 'source' | 'sink' | 'both' | 'either';
  readonly codec: {
    readonly rule: 'required' | 'optional' | 'by MIME type' | 'none';
    readonly default?: string;
  };
  /** Whether `config` must be given. */
  readonly config: 'required' | 'optional';
  readonly unknownOptions: 'rejected' | 'ignored';
  readonly source?: SourceSide;
  readonly sink?: SinkSide;
  readonly metadata: readonly MetadataKey[];
  readonly ports: readonly Port[];
}

export interface Codec extends Base {
  readonly decodes: boolean;
  readonly encodes: boolean;
  readonly format: 'text' | 'binary';
  readonly stateful: boolean;
  /** MIME types that choose this codec in HTTP connectors. */
  readonly mime: readonly string[];
}

export interface Processor extends Base {
  /** The processor on the other side that undoes this one. */
  readonly inverse?: string;
  readonly stateful: boolean;
}

export interface Extractor extends Base {
  readonly pattern: string;
  readonly yields: string;
}

export interface Operator extends Base {
  /** What `define operator` names, such as `generic::batch`. */
  readonly use: string;
  readonly stateful: boolean;
  readonly metadata: readonly MetadataKey[];
  readonly ports: readonly Port[];
}

export type Shared = Base;

/** The record of each kind. */
export interface Records {
  readonly connectors: Connector;
  readonly codecs: Codec;
  readonly preprocessors: Processor;
  readonly postprocessors: Processor;
  readonly extractors: Extractor;
  readonly operators: Operator;
  readonly shared: Shared;
}

/** The parts of one version, by kind and name. */
export type PartRecords = {
  readonly [K in Kind]: ReadonlyMap<string, Records[K]>;
};

/** All records of one version. */
export type VersionRecords = PartRecords & {
  /** Modules of the standard library by their path, such as `std::string`. */
  readonly stdlib: ReadonlyMap<string, StdlibModule>;
};
