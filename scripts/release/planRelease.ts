import fs from 'node:fs';
import path from 'node:path';
import {CURRENT_LABEL, parseVersionNames} from '../../src/site/versions';
import {NextStepError} from '../setup/next-step.mjs';

/** A file or folder of the unreleased version and where its copy goes, from the root. */
export type Copy = {readonly from: string; readonly to: string};

/** What holds something for each version of the docs, beside the pages that Docusaurus copies. */
const PER_VERSION: readonly ((version: string) => Copy)[] = [
  (version) => ({from: `static/api/${CURRENT_LABEL}`, to: `static/api/v${version}`}),
  (version) => ({from: `data/${CURRENT_LABEL}`, to: `data/${version}`}),
  (version) => ({from: `data/api/${CURRENT_LABEL}.json`, to: `data/api/${version}.json`}),
  (version) => ({
    from: `samples/records/${CURRENT_LABEL}.json`,
    to: `samples/records/${version}.json`,
  }),
];

/**
 * Checks that a version can be cut, and says what to copy for it.
 *
 * @param siteDir the project's root
 * @param args the command's arguments: one version name, such as "0.13"
 * @throws NextStepError when the name is none, exists already, is not the newest, or a path is taken
 */
export function planRelease(
  siteDir: string,
  args: readonly string[],
): {version: string; copies: readonly Copy[]} {
  const [version] = args;
  if (args.length !== 1 || version === undefined || !/^\d+\.\d+$/.test(version)) {
    throw new NextStepError(`Expected one version, found "${args.join(' ')}".`, [
      'Name the release that the docs describe: `npm run docs:release -- 0.13`.',
    ]);
  }
  const names = parseVersionNames(fs.readFileSync(path.join(siteDir, 'versions.json'), 'utf8'));
  const [newest = ''] = names;
  if (names.includes(version) || compare(version, newest) <= 0) {
    throw new NextStepError(`Version ${version} is not newer than ${newest}, the newest one.`, [
      'To mend a released version, edit its files in versioned_docs/.',
    ]);
  }
  const copies = PER_VERSION.map((copy) => copy(version)).filter(({from}) =>
    fs.existsSync(path.join(siteDir, from)),
  );
  const targets = [`versioned_docs/version-${version}`, ...copies.map(({to}) => to)];
  const taken = targets.filter((target) => fs.existsSync(path.join(siteDir, target)));
  if (taken.length > 0) {
    throw new NextStepError(`In the way of version ${version}: ${taken.join(', ')}.`, [
      'Remove what an earlier attempt left, then run the command again.',
    ]);
  }
  return {version, copies};
}

function compare(left: string, right: string): number {
  return left.localeCompare(right, 'en', {numeric: true});
}
