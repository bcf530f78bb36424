import type * as z from 'zod';
import type {ConfigValue} from './fields';

/** What a schema accepts, as data that nobody changes. */
export type Read<Schema extends z.ZodType> = Frozen<z.infer<Schema>>;

// `ConfigValue` is read-only already, and refers to itself.
type Frozen<T> = [ConfigValue] extends [T]
  ? T
  : T extends object
    ? {readonly [Key in keyof T]: Frozen<T[Key]>}
    : T;
