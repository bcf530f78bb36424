import type {Option} from '../../../data/model/model';
import type {Problem, RecordRule, StyleRecord} from '../model';

const NUMBER = /^(unsigned integer|integer|float|number)/;
const NAME =
  /(^|[._])(timeout|interval|duration|delay|ttl|wait|period|age|ms|ns|nanos|millis|seconds|bytes|size|length|capacity)($|[._])/;
const DESCRIPTION = /\b((nano|micro|milli)?seconds?|minutes|hours|bytes|[KM]i?B)\b/;

/** A number of which nobody knows what it counts is set wrongly. */
export const units: RecordRule = {
  id: 'E29',
  title: 'Options for times and sizes have a unit',
  measure(records) {
    const options = records.flatMap((record) =>
      record.record.options.map((option) => ({record, option})),
    );
    const lacking = options.filter(({option}) => lacksUnit(option));
    return {
      value: `${options.length} options, ${options.filter(({option}) => option.unit).length} with a unit`,
      problems: lacking.map(({record, option}) => problem(record, option)),
    };
  },
};

function lacksUnit({name, type, unit, description}: Option): boolean {
  return (
    unit === undefined && NUMBER.test(type) && (NAME.test(name) || DESCRIPTION.test(description))
  );
}

function problem({file}: StyleRecord, {name}: Option): Problem {
  return {
    ...{file, line: 1},
    found: `the option ${name} is a time or a size without a unit.`,
    expected: 'unit: ns, ms, s, or bytes',
    todo: 'Look it up in the source; the runtime mixes all of them.',
  };
}
