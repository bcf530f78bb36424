import type {Code, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseMeta} from '../../../src/samples/model/fences';
import {isSampleLanguage} from '../../../src/samples/model/vocabulary';
import type {PageFile} from '../../pages/pageFile';
import type {PageRule} from '../model';
import {codeOf, lineOf} from '../sections';

/** Headings below which a page names what can go wrong. */
const ERRORS = /\b(errors?|troubleshooting|malformed|fails?|failures?)\b/i;
/** Columns of a table that hold messages. */
const MESSAGES = /\b(message|log line|error)\b/i;
/** A shorter text is in many messages by chance. */
const LEAST_LENGTH = 8;

/** A reader who searches for the message of an example finds what to do about it. */
export const namedMessages: PageRule = {
  name: 'named-message',
  title: 'The errors of a page name the message of each failing example',
  find(page) {
    // RFCs and the pages of frozen versions keep their own form.
    if (page.area === 'rfc' || page.isFrozen) return [];
    return failingExamples(page.tree.children)
      .filter(({message, code}) => !namesOf(page, code).some((name) => isNamed(message, name)))
      .map(({message, code}) => ({
        line: lineOf(code),
        found: `the errors of the page do not name "${message}".`,
        expected: 'the message in an Errors or Troubleshooting section, or in a table of messages',
        todo: 'Name it there as code; write <name> and … for parts that differ from case to case.',
      }));
  },
};

interface FailingExample {
  readonly code: Code;
  readonly message: string;
}

/** Examples marked `fails`, each with the message of the text block that follows it. */
function failingExamples(nodes: readonly RootContent[]): FailingExample[] {
  const blocks = codeOf(nodes);
  return blocks.flatMap((code, index) => {
    if (!isSampleLanguage(code.lang ?? '') || !parseMeta(code.meta).words.has('fails')) return [];
    const rest = blocks.slice(index + 1);
    const end = rest.findIndex(({lang}) => isSampleLanguage(lang ?? ''));
    const shown = (end < 0 ? rest : rest.slice(0, end)).find(isDiagnostic);
    return shown ? [{code, message: messageOf(shown.value)}] : [];
  });
}

function isDiagnostic({lang, meta}: Code): boolean {
  return lang === 'text' && !parseMeta(meta).words.has('result');
}

/** The words after the marks (`^^^`) of a diagnostic, or its first line if it has no marks. */
function messageOf(diagnostic: string): string {
  return (/\^+ +(\S.*)/.exec(diagnostic)?.[1] ?? diagnostic.split('\n')[0] ?? '').trim();
}

/** The messages that a page names. Prose counts on a library's page and in an example's section. */
function namesOf({tree, frontMatter}: PageFile, example: Code): string[] {
  const names: string[] = [];
  let isErrors = false;
  let isNear = frontMatter.kind === 'stdlib';
  const hasErrorSection = hasErrors(tree.children) && !isNear;
  for (const node of tree.children) {
    if (node.type === 'heading') {
      isErrors = ERRORS.test(toString(node)) || (isErrors && node.depth > 2);
      if (frontMatter.kind !== 'stdlib') isNear = sectionHolds(tree.children, node, example);
    }
    if (node.type === 'table') names.push(...messagesOfTable(node));
    if (isErrors || (isNear && !hasErrorSection)) names.push(...codesOf(node));
  }
  return names;
}

function hasErrors(nodes: readonly RootContent[]): boolean {
  return nodes.some((node) => node.type === 'heading' && ERRORS.test(toString(node)));
}

/** Whether an example is between a heading and the next one. */
function sectionHolds(nodes: readonly RootContent[], heading: RootContent, example: Code): boolean {
  const rest = nodes.slice(nodes.indexOf(heading) + 1);
  const end = rest.findIndex(({type}) => type === 'heading');
  return codeOf(end < 0 ? rest : rest.slice(0, end)).includes(example);
}

function messagesOfTable({children: [head, ...rows]}: Table): string[] {
  const columns = (head?.children ?? []).map((cell) => MESSAGES.test(toString(cell)));
  return rows.flatMap((row) =>
    row.children.filter((_, index) => columns[index]).map((cell) => toString(cell)),
  );
}

/** The code spans of a node and the text of a heading, but no blocks, because they are the examples. */
function codesOf(node: RootContent): string[] {
  const found: string[] = [];
  visit(node, 'inlineCode', ({value}) => {
    found.push(value);
  });
  if (node.type === 'heading') found.push(toString(node));
  return found;
}

/** Whether a text names a message; `<name>`, `{…}` and `…` in it match anything. */
function isNamed(message: string, name: string): boolean {
  const plain = (text: string): string => text.replace(/`/g, '').replace(/\s+/g, ' ').trim();
  const parts = plain(name)
    .split(/<[^>]*>|\{[^}]*\}|\[…\]|…|\.\.\./)
    .filter((part) => part.trim() !== '');
  if (parts.join('').length < LEAST_LENGTH) return false;
  const pattern = parts.map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('.*');
  return new RegExp(pattern, 'i').test(plain(message));
}
