/** Rules of the records in `data/`. */
import type {Option} from '../../../src/records/model/model';
import type {Rule, StyleRecord} from '../model';
import {isKnownRelease, unknownRelease} from './frontMatter';

const NUMBER = /^(unsigned integer|integer|float|number)/;
const NAME =
  /(^|[._])(timeout|interval|duration|delay|ttl|wait|period|age|ms|ns|nanos|millis|seconds|bytes|size|length|capacity)($|[._])/;
const DESCRIPTION = /\b((nano|micro|milli)?seconds?|minutes|hours|bytes|[KM]i?B)\b/;

/** Without a unit, readers set a number to a wrong value. */
export const units: Rule<readonly StyleRecord[]> = {
  name: 'unit',
  title: 'Options for times and sizes have a unit',
  find: (records) =>
    records.flatMap(({file, record: {options}}) =>
      options.filter(lacksUnit).map(({name}) => ({
        ...{file, line: 1},
        found: `the option ${name} is a time or a size without a unit.`,
        expected: 'unit: ns, ms, s, or bytes',
        todo: 'Look it up in the source; the runtime mixes all of them.',
      })),
    ),
};

function lacksUnit({name, type, unit, description}: Option): boolean {
  return (
    unit === undefined && NUMBER.test(type) && (NAME.test(name) || DESCRIPTION.test(description))
  );
}

/** The same rule as for the front matter of pages. */
export const recordReleases: Rule<readonly StyleRecord[]> = {
  name: 'known-release',
  title: 'The release in each "since" of a record exists, or is the one that comes next',
  find: (records) =>
    records.flatMap(({file, record: {since, options}}) =>
      [since, ...options.flatMap((option) => option.since ?? [])]
        .filter((release) => !isKnownRelease(release))
        .map((release) => ({...{file, line: 1}, ...unknownRelease(release)})),
    ),
};
