/** For tests: a registry of invented versions. */
import fs from 'node:fs';
import path from 'node:path';
import {writeFiles} from '../../../testing/folders';
import {UNRELEASED, type DocsVersion} from './model';

/** Three versions: the unreleased one, the newest and a frozen one. */
export const VERSIONS: readonly DocsVersion[] = [
  {
    ...{name: UNRELEASED, label: 'next', folder: 'docs', isLast: false},
    ...{release: '1.2.0-rc.1', language: '1.2.0-rc.1', coming: '1.2'},
    ...{frozen: false, recorded: true},
  },
  {
    ...{name: '1.1', label: '1.1', folder: 'versioned_docs/version-1.1', isLast: true},
    ...{release: '1.1.4', language: '1.1.4', frozen: false, recorded: true},
  },
  {
    ...{name: '1.0', label: '1.0', folder: 'versioned_docs/version-1.0', isLast: false},
    ...{release: '1.0.9', language: '1.0.8', frozen: true, recorded: false},
  },
];

/**
 * Writes the files that `readVersions` reads, and the folders that it requires.
 *
 * @param site the project's root
 */
export function writeRegistry(site: string, versions: readonly DocsVersion[] = VERSIONS): void {
  const names = versions.filter(({name}) => name !== UNRELEASED).map(({name}) => name);
  writeFiles(site, {'versions.json': JSON.stringify(names)});
  for (const name of names) {
    fs.mkdirSync(path.join(site, `versioned_docs/version-${name}`), {recursive: true});
    writeFiles(site, {[`versioned_sidebars/version-${name}-sidebars.json`]: '{}'});
  }
  for (const {label, release, language, frozen, recorded, coming} of versions) {
    // JSON is YAML.
    const facts = {release, language, frozen, recorded, ...(coming ? {coming} : {})};
    writeFiles(site, {[`data/${label}/version.yaml`]: JSON.stringify(facts)});
  }
}
