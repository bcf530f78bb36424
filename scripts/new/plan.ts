/** Plans the files that `npm run new` writes, from templates. */
import {stringify} from 'yaml';

/** Facts that a new page states and its author does not type. */
interface Facts {
  /** The day in UTC, for the names of posts and the dates of RFCs. */
  readonly today: Date;
  /** The series of the coming release. */
  readonly since: string;
  /** The release that the unreleased docs document. */
  readonly verified: string;
  /** The label of the unreleased docs, which is also their folder in `data/`. */
  readonly label: string;
}

/** A file that is about to be written. */
interface NewFile {
  /** Path from the project's root, with slashes. */
  readonly file: string;
  /** Its template, a file in `templates/`. */
  readonly template: string;
  /** Fills in a template's text. Throws an Error if the template of a page has no title. */
  readonly fill: (text: string) => string;
}

interface Plan {
  /** The page and, if it shows one, its record. */
  readonly files: readonly NewFile[];
  /** The next steps of the author. */
  readonly next: string;
}

interface Kind {
  readonly template: string;
  readonly example: string;
  readonly file: (title: string, facts: Facts) => string;
  /** The form of the title, if it is a name in code. */
  readonly name?: {readonly pattern: RegExp; readonly what: string};
  /** The record that the elements of the page show. */
  readonly record?: {readonly template: string; readonly file: (name: string) => string};
  readonly next: string;
}

const FILL =
  'Replace each TODO of the record; src/records/model/schema.ts describes its fields. Write the records of\n' +
  'the examples with npm run samples -- --update.';
const identifier = {pattern: /^[a-z][a-z0-9_-]*$/, what: 'name as flows use it'};

const KINDS: Readonly<Record<string, Kind>> = {
  rfc: {
    template: 'rfc.md',
    example: 'Typed parameters',
    file: (title) => `rfc/accepted/0000-${slugOf(title)}.md`,
    next: 'Add its row to rfc/index.mdx.',
  },
  post: {
    template: 'post.md',
    example: 'A release to look forward to',
    file: (title, {today}) => `blog/${today.toISOString().slice(0, 10)}-${slugOf(title)}.md`,
    next: 'Choose tags of blog/tags.yml, and write the part above the mark, which the list of posts shows.',
  },
  connector: {
    template: 'connector.md',
    example: 'amazon_sqs',
    file: (title) => `docs/reference/connectors/${slugOf(title)}.mdx`,
    name: identifier,
    record: {template: 'connector.yaml', file: (name) => `connectors/${name}.yaml`},
    next: FILL,
  },
  codec: {
    template: 'codec.md',
    example: 'ltsv',
    file: (title) => `docs/reference/codecs/${slugOf(title)}.mdx`,
    name: identifier,
    record: {template: 'codec.yaml', file: (name) => `codecs/${name}.yaml`},
    next: FILL,
  },
  module: {
    template: 'stdlib.md',
    example: 'std::geo',
    file: (title) => `docs/reference/stdlib/${title.split('::').map(slugOf).join('/')}.mdx`,
    name: {pattern: /^[a-z]\w*(::[a-z]\w*)+$/, what: 'module with its path'},
    record: {
      template: 'module.yaml',
      file: (name) => `stdlib/${name.replaceAll('::', '/')}.yaml`,
    },
    next: FILL,
  },
  recipe: {
    template: 'recipe.md',
    example: 'Sample one event in ten',
    file: (title) => `docs/guides/cookbook/${slugOf(title)}.mdx`,
    next: 'Add a row to the table in docs/guides/cookbook/index.mdx.',
  },
  guide: {
    template: 'doc.md',
    example: 'Replay failed events',
    file: (title) => `docs/guides/${slugOf(title)}.mdx`,
    next: 'Name it in docs/guides/index.md.',
  },
  concept: {
    template: 'concept.md',
    example: 'Keys and groups',
    file: (title) => `docs/concepts/${slugOf(title)}.mdx`,
    next: 'Link it from the pages whose words it explains.',
  },
};

/** How the command is called. */
export const USAGE = `npm run new -- KIND "TITLE"\n${Object.entries(KINDS)
  .map(([kind, {example}]) => `  ${kind.padEnd(9)}  "${example}"`)
  .join('\n')}`;

/**
 * Plans a page.
 *
 * @param kind a key of the list above
 * @param title the page's title, or its name in code for a connector, a codec, and a module
 * @throws Error that says what is wrong with them, and what was expected
 */
export function planPage(kind: string | undefined, title: string | undefined, facts: Facts): Plan {
  const found = Object.hasOwn(KINDS, kind ?? '') ? KINDS[kind ?? ''] : undefined;
  if (!found) {
    throw new Error(
      `The kind "${kind ?? ''}" is unknown. Expected one of ${Object.keys(KINDS).join(', ')}:\n${USAGE}`,
    );
  }
  const call = `npm run new -- ${kind} "${found.example}"`;
  const name = (title ?? '').trim();
  if (name === '') throw new Error(`The title is empty. Expected a title in quotes: ${call}`);
  if (/[\r\n]/.test(name))
    throw new Error(`The title has a line break. Expected one line: ${call}`);
  if (found.name && !found.name.pattern.test(name)) {
    const what = found.name.what.split(' ')[0];
    throw new Error(`"${name}" is not a ${what}. Expected a ${found.name.what}: ${call}`);
  }
  if (slugOf(name) === '') {
    throw new Error(
      `"${name}" has no letter or digit from a to z, of which the file's name is made. Expected: ${call}`,
    );
  }
  const page: NewFile = {
    file: found.file(name, facts),
    template: found.template,
    fill: (text) => fill(text, name, found.template, facts),
  };
  const record = found.record && planRecord(found.record, name, page.file, facts);
  return {files: record ? [page, record] : [page], next: found.next};
}

function planRecord(
  {template, file}: NonNullable<Kind['record']>,
  name: string,
  page: string,
  {label, since}: Facts,
): NewFile {
  const place = page.replace(/^docs\//, '').replace(/\.mdx$/, '');
  return {
    file: `data/${label}/${file(name)}`,
    template,
    fill: (text) =>
      text
        .replaceAll('TYPE_NAME', name)
        .replace('PAGE', place)
        .replaceAll(/(?<=since: ).+/g, `'${since}'`),
  };
}

function fill(text: string, title: string, template: string, facts: Facts): string {
  const placeholder = /^title: (.+)$/m.exec(text)?.[1];
  if (!placeholder) {
    throw new Error(
      `templates/${template} has no title in its front matter: add one to be replaced.`,
    );
  }
  const named = text
    .replace(`title: ${placeholder}`, () => stringify({title}, {lineWidth: 0}).trimEnd())
    // A longer word is a different placeholder, such as TYPE_NAME.
    .replace(new RegExp(String.raw`(?<!\w)${placeholder}(?!\w)`, 'g'), () => title)
    .replaceAll('TYPE_NAME', () => title);
  const [year, month, day] = [
    facts.today.getUTCFullYear(),
    facts.today.toLocaleString('en', {month: 'long', timeZone: 'UTC'}),
    facts.today.getUTCDate(),
  ];
  return named
    .replace('DAY MONTH YEAR', `${day} ${month} ${year}`)
    .replace(/^since: .+$/m, `since: '${facts.since}'`)
    .replace(/^verified: .+$/m, `verified: ${facts.verified}`);
}

/** Letters and digits without accents, joined by hyphens. */
function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
