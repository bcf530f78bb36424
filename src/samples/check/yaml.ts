/**
 * Checks that YAML blocks parse, and compares the configuration of a runtime that is configured in YAML
 * with the records of its onramps and offramps.
 */
import {LineCounter, parseDocument} from 'yaml';
import type {Option, VersionRecords} from '../../records/model/model';
import {isUnchecked} from '../model/conventions';
import type {Fence} from '../model/fences';
import type {Problem} from '../model/problem';
import {findOptionFaults} from './optionFaults';

/** Returns the records of a version by its label, if it has any. */
type RecordsOf = (version: string) => VersionRecords | undefined;

const RAMPS = ['onramp', 'offramp'] as const;
/** The sections of a file of such a runtime. */
const SECTIONS: readonly string[] = [...RAMPS, 'binding', 'mapping'];

/**
 * Checks the YAML blocks of a page.
 *
 * @param version the label of the version that the page documents; `version=` on a block says another
 */
export function checkYaml(
  fences: readonly Fence[],
  version: string,
  recordsOf: RecordsOf,
): readonly Problem[] {
  return fences
    .filter((fence) => fence.language === 'yaml' && !isUnchecked(fence))
    .flatMap((fence) => {
      const records = () => recordsOf(fence.meta.values.get('version') ?? version);
      return checkBlock(fence.text, records).map((what) => ({line: fence.line, what, todo: TODO}));
    });
}

const TODO =
  'Correct the block, or its record in data/ if that differs from the source of the release.';

function checkBlock(text: string, records: () => VersionRecords | undefined): readonly string[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const [error] = document.errors;
  if (error) {
    const {line} = lineCounter.linePos(error.pos[0]);
    return [`Line ${line} of the block is not YAML: ${error.message} Expected YAML that parses.`];
  }
  const file: unknown = document.toJS();
  if (!isMap(file) || !SECTIONS.some((name) => name in file)) return [];
  const found = records();
  return found && found.onramps.size > 0 ? checkFile(file, found) : [];
}

function checkFile(file: Fields, records: VersionRecords): string[] {
  const unknown = Object.keys(file).filter((name) => !SECTIONS.includes(name));
  return [
    ...unknown.map(
      (name) => `\`${name}\` is not a part of the file. Expected: ${SECTIONS.join(', ')}.`,
    ),
    ...RAMPS.flatMap((section) =>
      entriesOf(file[section]).flatMap((entry, index) =>
        checkRamp(section, `${section}[${index}]`, entry, records),
      ),
    ),
  ];
}

function checkRamp(
  section: (typeof RAMPS)[number],
  place: string,
  entry: unknown,
  {shared, onramps, offramps, codecs, preprocessors, postprocessors}: VersionRecords,
): string[] {
  if (!isMap(entry)) return [`\`${place}\` must be a map with the keys id and type.`];
  const {config, ...common} = entry;
  const known = section === 'onramp' ? onramps : offramps;
  const type = String(entry.type);
  const record = known.get(type);
  const names = (what: string, given: unknown, parts: ReadonlyMap<string, unknown>): string[] =>
    [given ?? []]
      .flat()
      .filter((name) => !parts.has(String(name)))
      .map((name) => `\`${place}.${what}\`: "${String(name)}" is unknown. ${listed(parts.keys())}`);
  return [
    ...findOptionFaults(place, common, withoutConfig(shared.get(section)?.options ?? [])),
    ...names('codec', entry.codec, codecs),
    ...names('preprocessors', entry.preprocessors, preprocessors),
    ...names('postprocessors', entry.postprocessors, postprocessors),
    ...(record
      ? checkConfig(`${place}.config`, `${section} ${type}`, config, record)
      : [`\`${place}.type\`: the ${section} "${type}" is unknown. ${listed(known.keys())}`]),
  ];
}

function checkConfig(
  place: string,
  owner: string,
  config: unknown,
  record: {readonly config: 'required' | 'optional'; readonly options: readonly Option[]},
): string[] {
  if (config !== undefined && config !== null && !isMap(config)) {
    return [`\`${place}\` of ${owner} must be a map of its options.`];
  }
  // The runtime treats an empty `config:` as missing.
  if (!config && record.config === 'required') return [`\`${place}\` is required by ${owner}.`];
  return findOptionFaults(`${place} of ${owner}`, config ?? {}, record.options);
}

const withoutConfig = (options: readonly Option[]) => options.filter(({name}) => name !== 'config');

const listed = (names: Iterable<string>): string => `Known: ${[...names].join(', ')}.`;

type Fields = Readonly<Record<string, unknown>>;

const entriesOf = (section: unknown): readonly unknown[] => (Array.isArray(section) ? section : []);

function isMap(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
