/** What the reference knows about the standard library, one record per module and version. */
import type {Signature} from './signature';

/** The first release with a name; for what no release has yet, the series of the coming one. */
export type StdlibSince = string;

export interface StdlibFunction extends Signature {
  /** The signature as the reference writes it, without the module. */
  readonly signature: string;
  readonly purpose: string;
  readonly since: StdlibSince;
}

export interface StdlibConstant {
  readonly name: string;
  readonly type: 'integer' | 'float' | 'string' | 'bool' | 'array' | 'record';
  /** JSON text, because a number of 64 bits does not survive as a number. */
  readonly value: string;
  readonly meaning?: string;
  readonly since: StdlibSince;
}

/** The file `data/<version>/stdlib/std/string.yaml` holds the module `std::string`. */
export interface StdlibModule {
  readonly module: string;
  readonly purpose: string;
  readonly since: StdlibSince;
  readonly functions: readonly StdlibFunction[];
  readonly constants: readonly StdlibConstant[];
}

/** The page of a module below its version. */
export function pageOfModule(module: string): string {
  return `reference/stdlib/${module.replaceAll('::', '/')}`;
}
