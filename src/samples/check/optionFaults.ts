/** Compares the settings of a sample with the options of a record. */
import type {Option} from '../../records/model/model';

/**
 * Finds unknown keys, required keys that are missing, and values that are not accepted.
 *
 * @param place what messages call the settings, such as `onramp[0].config of onramp kafka`
 * @param settings as the sample gives them
 * @param options with dotted names; `entries[].name` is a field of each element of `entries`
 */
export function findOptionFaults(
  place: string,
  settings: Readonly<Record<string, unknown>>,
  options: readonly Option[],
): string[] {
  const own = options.filter(({name}) => !/[.[]/.test(name.replace(/\[\]$/, '')));
  const byName = new Map(own.map((option) => [option.name.replace(/\[\]$/, ''), option]));
  const known = [...byName.keys()].join(', ') || 'none';
  const unknown = Object.keys(settings)
    .filter((name) => !byName.has(name))
    .map((name) => `\`${place}\` has no option "${name}". Known: ${known}.`);
  const missing = own
    .filter(({name, required}) => required && settings[name] === undefined)
    .map(({name}) => `\`${place}\` lacks the option "${name}", which is required.`);
  const given = [...byName].filter(([name]) => settings[name] !== undefined);
  return [
    ...unknown,
    ...missing,
    ...given.flatMap(([name, option]) => [
      ...valueFaults(place, option, settings[name]),
      ...innerFaults(`${place}.${name}`, settings[name], below(name, options)),
    ]),
  ];
}

function valueFaults(place: string, {name, values = []}: Option, value: unknown): string[] {
  const accepted = values.map((one) => (typeof one === 'string' ? one : one.value));
  return [value]
    .flat()
    .filter((one) => accepted.length > 0 && typeof one !== 'object')
    .filter((one) => !accepted.includes(String(one)))
    .map((one) => `\`${place}\`: ${name} is "${String(one)}". Expected: ${accepted.join(', ')}.`);
}

/** The options inside another one, by their names in it. */
function below(name: string, options: readonly Option[]): readonly Option[] {
  const inside = new RegExp(`^${name}(\\[\\])?\\.`);
  return options
    .filter((option) => inside.test(option.name))
    .map((option) => ({...option, name: option.name.replace(inside, '')}));
}

/** If the record does not describe what is inside an option, any value is accepted. */
function innerFaults(place: string, value: unknown, options: readonly Option[]): string[] {
  if (options.length === 0) return [];
  return [value]
    .flat()
    .flatMap((one) =>
      typeof one === 'object' && one !== null
        ? findOptionFaults(place, one as Readonly<Record<string, unknown>>, options)
        : [],
    );
}
