import {validatePrerequisites, type Prerequisite} from '../prerequisites';
import {readYaml} from './readYaml';

/**
 * Reads `data/prerequisites.yaml`.
 *
 * @throws RecordError naming the field where an entry is not as `prerequisites.ts` wants it
 */
export function loadPrerequisites(siteDir: string): ReadonlyMap<string, Prerequisite> {
  return validatePrerequisites(readYaml(siteDir, 'data/prerequisites.yaml'));
}
