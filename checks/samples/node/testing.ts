/** For tests: a registry whose versions are checked with programs that there are. */
import {VERSIONS, writeRegistry} from '../../../data/model/versions/testing';
import {listPrograms} from '../../../language/host/programs';

const PROGRAMS = listPrograms();

/** The versions `next`, `1.1` and `1.0`, each with a program of its own. */
export function writeSampleRegistry(site: string): void {
  writeRegistry(
    site,
    VERSIONS.map((version, index) => ({...version, language: PROGRAMS.at(index)!.release})),
  );
}
