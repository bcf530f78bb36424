/** The types of records; `schema.ts` and `fields.ts` describe every field. */
import type * as fields from './fields';
import type {Read} from './parseRecord';
import type {Kind, Records} from './schema';
import type {Command} from './commands';
import type {MessageGroups} from './messages';
import type {StdlibModule} from './stdlib/model';

/** The kinds of parts, in the order in which pages list them. */
export const kinds = [
  'connectors',
  'codecs',
  'preprocessors',
  'postprocessors',
  'extractors',
  'operators',
  'onramps',
  'offramps',
  'shared',
] as const satisfies readonly Kind[];

export type {ConfigValue} from './fields';
export type {Kind, Records} from './schema';
export type Option = Read<typeof fields.option>;
export type Example = Read<typeof fields.example>;
export type MetadataKey = Read<typeof fields.metadataKey>;
export type Port = Read<typeof fields.port>;
export type Change = Read<typeof fields.change>;
export type Condition = Read<typeof fields.condition>;

export type Connector = Records['connectors'];
export type Codec = Records['codecs'];
export type Operator = Records['operators'];
export type Ramp = Records['onramps'];

/** The parts of one version, by kind and name. */
export type PartRecords = {
  readonly [K in Kind]: ReadonlyMap<string, Records[K]>;
};

/** All records of one version. */
export type VersionRecords = PartRecords & {
  /** Modules of the standard library by their path, such as `std::string`. */
  readonly stdlib: ReadonlyMap<string, StdlibModule>;
  /** Commands by the words after `tremor`, such as `server run`. */
  readonly commands: ReadonlyMap<string, Command>;
  /** Messages of the runtime by their group, such as `syntax`. */
  readonly messages: MessageGroups;
};
