import {compareReleases, type DocsVersion} from '../../../site/versions/model';
import {loadStdlib} from '../../../records/model/node/load';
import {pageOf, type StdlibConstant, type StdlibModule} from '../../../records/model/stdlib/model';
import type {Catalogue, CatalogueModule} from '../core/catalogue';

/** A module with more constants lists only their names: time zones have hundreds. */
const EXPLAINED = 60;

/**
 * Builds the catalogue of a version's standard library from the records.
 *
 * A version without records gets the entries of the next newer one that existed already. A test compares
 * them with the implementation.
 *
 * @param versions all of them, newest first
 */
export function catalogueOf(
  siteDir: string,
  versions: readonly DocsVersion[],
  label: string,
): Catalogue {
  const at = versions.findIndex((version) => version.label === label);
  const candidates = versions.slice(0, at + 1).reverse();
  const libraries = candidates.map((version) => loadStdlib(siteDir, version.label));
  const found = libraries.findIndex((library) => library.size > 0);
  const modules = [...(libraries[found]?.values() ?? [])];
  const release = versions[at]?.release ?? '';
  const isThere = ({since}: {readonly since: string}) =>
    found === 0 || compareReleases(since, release) <= 0;
  return modules
    .filter(isThere)
    .map((module) => describe(module, isThere))
    .filter(({functions, constants}) => functions.length + constants.length > 0);
}

function describe(
  record: StdlibModule,
  isThere: (entry: {readonly since: string}) => boolean,
): CatalogueModule {
  const {module, purpose, functions, constants} = record;
  return {
    name: module,
    purpose,
    page: pageOf(record),
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
