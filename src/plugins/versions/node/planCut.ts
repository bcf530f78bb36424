import {compareReleases, latestVersion, unreleasedVersion} from '../../../site/versions/model';
import {fileOf, readVersions} from '../../../site/versions/node/readVersions';
import {VersionChangeError, type Changes} from '../core/changes';
import {nextFacts, nextSeries, releasedFacts, relink} from '../core/texts';
import {addToContract} from './contract';
import {exists, listMarkdown, pathsOf, read} from './paths';

/**
 * Plans the cut of a version from the unreleased docs. Docusaurus writes the pages, the sidebar, and
 * versions.json; the plan has all other changes.
 *
 * @param siteDir the project's root
 * @param version the release series that the docs describe, such as `1.2`
 * @param coming the series that the unreleased docs become next; by default the one after `version`
 * @returns the changes, and the paths that Docusaurus creates
 * @throws VersionChangeError if `version` is not the coming series, or if a file of it exists already
 */
export function planCut(
  siteDir: string,
  version: string,
  coming: string = nextSeries(version),
): {readonly changes: Changes; readonly made: readonly string[]} {
  const versions = readVersions(siteDir);
  const unreleased = unreleasedVersion(versions);
  requireName(version, unreleased.coming ?? '', latestVersion(versions).name);
  if (!/^\d+\.\d+$/.test(coming) || compareReleases(coming, version) <= 0) {
    throw new VersionChangeError(
      `The series after ${version} cannot be "${coming}": name a later one, ` +
        `such as ${nextSeries(version)}.`,
    );
  }
  const from = pathsOf(unreleased);
  const to = pathsOf({name: version, label: version});
  requireRoom(siteDir, version, Object.values(to));
  const copies = (['data', 'api', 'apiAnswers', 'records', 'apiRecords', 'dataRecords'] as const)
    .map((part) => ({from: from[part], to: to[part]}))
    .filter((copy) => exists(siteDir, copy.from));
  const facts = read(siteDir, fileOf(unreleased.label));
  const pages = listMarkdown(siteDir, from.pages).map(
    (file) => [file, read(siteDir, file)] as const,
  );
  const cutPages = pages.map(
    ([file, text]) =>
      [to.pages + file.slice(from.pages.length), relink(text, unreleased.label, version)] as const,
  );
  return {
    changes: {
      copies,
      removals: [],
      writes: new Map([
        [fileOf(version), releasedFacts(facts)],
        [fileOf(unreleased.label), nextFacts(facts, coming)],
        ...cutPages.filter(([, text], index) => text !== pages[index]?.[1]),
        ...addToContract(siteDir, unreleased.label, version),
      ]),
    },
    // Docusaurus also changes versions.json, which exists already.
    made: [to.pages, to.sidebar],
  };
}

function requireName(version: string, coming: string, newest: string): void {
  if (!/^\d+\.\d+$/.test(version)) {
    throw new VersionChangeError(
      `"${version}" is not a version. Name the release series that the docs describe: ` +
        `npm run docs:release -- ${coming}`,
    );
  }
  if (compareReleases(version, newest) <= 0) {
    throw new VersionChangeError(
      `Version ${version} is not newer than ${newest}, the newest one. ` +
        'To fix a released version, edit its files in versioned_docs/.',
    );
  }
  if (version === coming) return;
  throw new VersionChangeError(
    `The docs in docs/ become ${coming}, not ${version}, as \`since\` on pages and in records ` +
      `shows. Cut ${coming}, or change \`coming\` in version.yaml and each \`since\` first.`,
  );
}

function requireRoom(siteDir: string, version: string, targets: readonly string[]): void {
  const taken = targets.filter((target) => exists(siteDir, target));
  if (taken.length === 0) return;
  throw new VersionChangeError(
    `Files of version ${version} exist already: ${taken.join(', ')}. ` +
      'Remove what an earlier attempt left, then run the command again.',
  );
}
