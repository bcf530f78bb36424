import {loadStdlib} from '../../../../data/model/node/loadStdlib';
import type {StdlibConstant, StdlibModule} from '../../../../data/model/stdlib/model';
import type {LanguageVersion} from '../../../../language/host/protocol';
import type {Catalogue, CatalogueModule} from '../core/catalogue';

/** Constants of one module beyond which only their names are kept: time zones have hundreds. */
const EXPLAINED = 60;

/**
 * What the records say of a version's standard library.
 *
 * There are no records of 0.11: its library is what those of 0.12 say to be that old. A test holds
 * it against the implementation.
 */
export function catalogueOf(siteDir: string, version: LanguageVersion): Catalogue {
  const modules = [...loadStdlib(siteDir, version === '0.11' ? '0.12' : version).values()];
  const isThere = ({since}: {readonly since: string}) => version !== '0.11' || since === '0.11.12';
  return modules
    .filter(isThere)
    .map((module) => describe(module, isThere))
    .filter(({functions, constants}) => functions.length + constants.length > 0);
}

function describe(
  {module, purpose, functions, constants}: StdlibModule,
  isThere: (entry: {readonly since: string}) => boolean,
): CatalogueModule {
  return {
    name: module,
    purpose,
    functions: functions
      .filter(isThere)
      .map(({name, signature, purpose: what}) => ({name, signature, purpose: what})),
    constants: constants.filter(isThere).map((constant) => ({
      name: constant.name,
      about: constants.length > EXPLAINED ? constant.type : aboutConstant(constant),
    })),
  };
}

function aboutConstant({type, value, meaning}: StdlibConstant): string {
  return `${type}, ${value}${meaning ? `. ${meaning}` : ''}`;
}
