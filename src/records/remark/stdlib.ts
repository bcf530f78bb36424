/** Tables of the standard library's modules, functions, and constants. */
import type {PhrasingContent} from 'mdast';
import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Parameter} from '../model/stdlib/signature';
import {pageOf, type StdlibFunction, type StdlibModule} from '../model/stdlib/model';
import {chooserElement} from './chooser';
import {entryList, type Entry} from './entries';
import {anchored, box, linked, phrase, table} from './nodes';
import {misuse, type Page, type Use} from './page';

/** `<FunctionIndex />`: all functions of the version from A to Z, with links to existing pages. */
export function functionIndex(page: Page): RootContent[] {
  const entries = [...page.records.stdlib.values()].flatMap((record) =>
    record.functions.map((entry) => ({module: record.module, target: pageOf(record), entry})),
  );
  entries.sort(
    (a, b) => a.entry.name.localeCompare(b.entry.name) || (a.module < b.module ? -1 : 1),
  );
  const rows = entries.map(({module, target, entry}) => [
    linked(`${module}::${entry.name}`, page.linkTo(target, entry.name)),
    purposeAndSignature(entry),
    entry.since,
  ]);
  const list = table(['Function', 'Purpose and signature', 'Since'], rows);
  return [chooserElement('functions', [], [list])];
}

/** `<ModuleIndex />`: the modules that hold functions or constants. */
export function moduleIndex(page: Page): RootContent[] {
  const rows = [...page.records.stdlib.values()].map((module) => [
    linked(module.module, page.linkTo(pageOf(module))),
    module.purpose,
    String(module.functions.length),
    String(module.constants.length),
    module.since,
  ]);
  return [table(['Module', 'Purpose', 'Functions', 'Constants', 'Since'], rows)];
}

/** `<FunctionSummary />`: the functions of the page's module, with a line on each. */
export function functionSummary(page: Page, use: Use): RootContent[] {
  const rows = moduleOf(page, use).functions.map((entry) => [
    linked(entry.name, `#${entry.name}`),
    purposeAndSignature(entry),
  ]);
  return [table(['Function', 'Purpose and signature'], rows)];
}

/** The purpose of a function with its signature in a second line. */
function purposeAndSignature({purpose, signature: text}: StdlibFunction): PhrasingContent[] {
  return [...phrase(purpose), {type: 'break'}, {type: 'inlineCode', value: text}];
}

/** `<Signature of="split" />`: a function's signature with its chips, its parameters and value. */
export function signature(page: Page, use: Use): RootContent[] {
  const entry = functionOf(page, use, moduleOf(page, use));
  const chips = [
    ...(entry.pure === undefined ? [] : [entry.pure ? 'pure' : 'not pure']),
    ...(entry.fails ? ['can fail'] : []),
    `since ${entry.since}`,
  ];
  const head = [
    box('p', 'signature', linked(entry.signature)),
    box(
      'ul',
      'facts',
      chips.map((text) => box('li', '', phrase(text))),
    ),
  ];
  const parts = [...entry.parameters.map((one) => parameterEntry(page, use, one)), valueOf(entry)];
  const found = parts.filter((part) => part !== undefined);
  return found.length === 0 ? head : [...head, entryList(found, 'compact')];
}

/**
 * Moves the parameters of a function below its purpose: the paragraph after them, with the sample or the
 * table that it introduces.
 *
 * @param at the index of the parameters
 */
export function moveBelowPurpose(siblings: RootContent[], at: number): void {
  const purpose = siblings[at + 1];
  if (purpose?.type !== 'paragraph') return;
  let end = at + 2;
  const isIntroduced = () => ['code', 'table'].includes(siblings[end]?.type ?? '');
  if (toString(purpose).endsWith(':')) while (isIntroduced()) end += 1;
  siblings.splice(end - 1, 0, ...siblings.splice(at, 1));
}

function parameterEntry(page: Page, use: Use, parameter: Parameter): Entry {
  const {name, type, optional, description} = parameter;
  if (description === undefined) {
    throw misuse(
      page,
      use,
      `the record does not say what the parameter "${name}" is for.`,
      `Add it below \`parameters\` of the function in data/${page.version}/stdlib/.`,
    );
  }
  return {name, chips: [{text: optional ? `${type}, optional` : type}], description};
}

function valueOf({returns, value}: StdlibFunction): Entry | undefined {
  return value === undefined
    ? undefined
    : {name: 'returns', chips: [{text: returns}], description: value};
}

/** The number of rows above which readers filter a table rather than read it. */
const MANY = 20;

/**
 * `<ConstantTable />`: the constants of the page's module, each row with an anchor. Where a page
 * holds several modules, `<ConstantTable module="std::integer::signed" />` names one of the others,
 * whose anchors begin with its last name, because another module can have the same constants.
 */
export function constantTable(page: Page, use: Use): RootContent[] {
  const inner = use.attributes.module?.split('::').at(-1);
  const {constants, since} = moduleOf(page, use);
  const lacking = constants.find(({meaning}) => meaning === undefined);
  if (lacking) {
    throw misuse(
      page,
      use,
      `the constant ${lacking.name} has no meaning.`,
      'Add the field `meaning` to each constant of the module.',
    );
  }
  const rows = constants.map((constant) => [
    anchored(inner ? `${inner}-${constant.name}` : constant.name, constant.name),
    `\`${constant.value}\``,
    constant.since === since ? constant.meaning! : `${constant.meaning!} Since ${constant.since}.`,
  ]);
  const list = table(['Name', 'Value', 'Meaning'], rows);
  return [rows.length > MANY ? chooserElement('constants', [], [list]) : list];
}

function moduleOf(page: Page, use: Use): StdlibModule {
  // In the order of their paths, so that the module around the others comes first.
  const modules = [...page.records.stdlib.values()].filter((record) =>
    page.file.replace(/(\/index)?\.mdx?$/, '').endsWith(`/${pageOf(record)}`),
  );
  const {module = modules[0]?.module} = use.attributes;
  const found = modules.find((record) => record.module === module);
  if (found) return found;
  throw misuse(
    page,
    use,
    `this is not the page of ${module ?? 'a module'}.`,
    `A module's record is a file in data/${page.version}/stdlib/. Its page has the same path, ` +
      'or the one that the field `page` says.',
  );
}

function functionOf(page: Page, use: Use, {module, functions}: StdlibModule): StdlibFunction {
  const found = functions.find(({name}) => name === use.attributes.of);
  if (found) return found;
  throw misuse(
    page,
    use,
    `${module} of ${page.version} has no function "${use.attributes.of ?? ''}".`,
    `Write of="…" with one of: ${functions.map(({name}) => name).join(', ')}.`,
  );
}
