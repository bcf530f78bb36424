/** The types of records of the standard library; `schema.ts` describes every field. */
import type {Read} from '../parseRecord';
import type * as schema from './schema';

export type StdlibConstant = Read<typeof schema.stdlibConstant>;
export type StdlibFunction = Read<typeof schema.stdlibFunction>;
export type StdlibModule = Read<typeof schema.stdlibModule>;

/** The page of a module below its version. */
export function pageOf({module, page}: Pick<StdlibModule, 'module' | 'page'>): string {
  return page ?? `reference/stdlib/${module.replaceAll('::', '/')}`;
}
