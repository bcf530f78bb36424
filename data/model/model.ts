/** The types of records; `schema.ts` and `fields.ts` describe every field. */
import type {z} from 'zod';
import type * as fields from './fields';
import type {schemas} from './schema';
import type {StdlibModule} from './stdlib/model';

/** The kinds of parts, in the order in which pages list them. */
export const kinds = [
  'connectors',
  'codecs',
  'preprocessors',
  'postprocessors',
  'extractors',
  'operators',
  'shared',
] as const satisfies readonly (keyof typeof schemas)[];

export type Kind = keyof typeof schemas;

/** What a schema accepts, as data that nobody changes. */
export type Read<Schema extends z.ZodType> = Frozen<z.infer<Schema>>;

// `ConfigValue` is read-only already, and refers to itself.
type Frozen<T> = [fields.ConfigValue] extends [T]
  ? T
  : T extends object
    ? {readonly [Key in keyof T]: Frozen<T[Key]>}
    : T;

export type {ConfigValue} from './fields';
export type Option = Read<typeof fields.option>;
export type MetadataKey = Read<typeof fields.metadataKey>;
export type Port = Read<typeof fields.port>;
export type Condition = Read<typeof fields.condition>;

/** The record of each kind. */
export type Records = {readonly [K in Kind]: Read<(typeof schemas)[K]>};

export type Connector = Records['connectors'];
export type Codec = Records['codecs'];
export type Operator = Records['operators'];

/** The parts of one version, by kind and name. */
export type PartRecords = {
  readonly [K in Kind]: ReadonlyMap<string, Records[K]>;
};

/** All records of one version. */
export type VersionRecords = PartRecords & {
  /** Modules of the standard library by their path, such as `std::string`. */
  readonly stdlib: ReadonlyMap<string, StdlibModule>;
};
