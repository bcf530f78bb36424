import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {makeSharedFolder} from '../../../testing/folders';
import * as testing from './testing';

const siteDir = makeSharedFolder(testing.PAGES);

const transform = (markdown: string) => testing.transform(siteDir, testing.ONRAMPS, markdown);

test('the page of a kind shows facts, options, metadata, and examples of its records', () => {
  const facts = toString(transform('<Facts of="kafka" />'));
  for (const fact of [
    'best effort',
    'codec json by default',
    'can be linked',
    'replaced by reader',
  ]) {
    expect(facts).toContain(fact);
  }
  expect(toString(transform('<Options of="kafka" />'))).toContain(
    'topics array of string required',
  );
  expect(toString(transform('<Metadata of="kafka" />'))).toContain(
    '$kafka.key written by the onramp',
  );
  expect(toString(transform('<Configuration of="kafka" />'))).toContain('onramp:\n  - id: in');
});

test('the chooser links to the sections of the same page', () => {
  const links: string[] = [];
  visit(transform('<ComponentChooser kind="onramps" />'), 'link', ({url}) => void links.push(url));
  expect(links).toEqual(['#kafka']);
});
