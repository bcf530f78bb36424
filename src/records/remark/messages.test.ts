import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {messages} from './messages';

function transform(markdown: string): Root {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  messages()(tree);
  return tree;
}

function addressesOf(tree: Root): string[] {
  const urls: string[] = [];
  visit(tree, 'link', ({url}) => void urls.push(url));
  return urls;
}

const HEAD = '| Message | Cause | Fix |\n|---|---|---|\n';

test('each message is an entry with an address, its cause, and its fix', () => {
  const tree = transform(`${HEAD}| \`Bad arity …\`, and others | too many | remove \`a\` |`);
  expect(addressesOf(tree)).toEqual(['#bad-arity-and-others']);
  expect(toString(tree)).toBe('Bad arity …, and othersCause: too manyFix: remove a');
});

test('a repeated message gets a number, and a long one a short address', () => {
  const long = 'a message of many words that goes on and on until its reader stops';
  expect(
    addressesOf(transform(`${HEAD}| \`a\` | | |\n| \`a\` | | |\n| \`${long}\` | | |`)),
  ).toEqual(['#a', '#a-2', '#a-message-of-many-words-that-goes-on-and-on-until-its-reader']);
});

test('other tables stay', () => {
  const tree = transform('| Message | Cause |\n|---|---|\n| `a` | b |');
  expect(tree.children[0]?.type).toBe('table');
});
