/** For tests: a registry whose versions are checked with the programs of this project. */
import {VERSIONS, writeRegistry} from '../../../site/versions/testing';
import {listPrograms} from '../../../language/programs';

const PROGRAMS = listPrograms();

/** The versions `next`, `1.1` and `1.0`, each with another program. */
export function writeSampleRegistry(site: string): void {
  writeRegistry(
    site,
    VERSIONS.map((version, index) => ({...version, language: PROGRAMS.at(index)!.release})),
  );
}
