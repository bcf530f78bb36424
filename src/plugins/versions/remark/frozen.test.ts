import path from 'node:path';
import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, test} from 'vitest';
import {makeSharedFolder, writeFiles} from '../../../../testing/folders';
import type {DocsVersion} from '../../../site/versions/model';
import {VERSIONS} from '../../../site/versions/testing';
import {frozen} from './frozen';

const siteDir = makeSharedFolder({
  'versioned_docs/version-1.1/reference/connectors/index.mdx':
    "---\ntitle: 'Connectors: all'\n---\n",
  'versioned_docs/version-1.1/index.md': '# No title\n',
});

function run(
  current: unknown,
  markdown = '# Onramps\n\nText.\n',
  versions: readonly DocsVersion[] = VERSIONS,
): Root {
  const tree = unified().use(remarkParse).parse(markdown);
  const transform = frozen({siteDir, versions});
  const file = path.join(siteDir, 'versioned_docs/version-1.0/onramps.md');
  transform(tree, {path: file, data: {frontMatter: current === undefined ? {} : {current}}});
  return tree;
}

describe('the banner of a frozen page', () => {
  test('is below the title and links to the current page, by its title', () => {
    const [heading, banner, text] = run('reference/connectors').children;
    expect(heading?.type).toBe('heading');
    expect(banner).toMatchObject({type: 'containerDirective', name: 'note'});
    const json = JSON.stringify(banner);
    expect(json).toContain('The current page is ');
    expect(json).toContain('"url":"/docs/1.1/reference/connectors"');
    expect(json).toContain('"value":"Connectors: all"');
    expect(text?.type).toBe('paragraph');
  });

  test('links to the newest version that has the page, and names that version, after a cut without it', () => {
    const [next, newest, oldest] = VERSIONS;
    const cut = {...newest!, label: '1.2', folder: 'versioned_docs/version-1.2'};
    const versions = [next!, cut, {...newest!, isLast: false}, oldest!];
    const json = JSON.stringify(run('reference/connectors', undefined, versions).children[1]);
    expect(json).toContain('The page of version 1.1 is ');
    expect(json).toContain('"url":"/docs/1.1/reference/connectors"');
  });

  test('is left out if the front matter names no page', () => {
    expect(run(undefined).children.map(({type}) => type)).toEqual(['heading', 'paragraph']);
  });

  test('refuses a page that does not exist', () => {
    expect(() => run('reference/onramps')).toThrow(
      'versioned_docs/version-1.0/onramps.md: front matter "current" is "reference/onramps"; ' +
        'expected a page below versioned_docs/version-1.1/, without its extension.',
    );
  });

  test('refuses a page that only its own version has', () => {
    writeFiles(siteDir, {
      'versioned_docs/version-1.0/onramps.md': '---\ntitle: Onramps\n---\n',
    });
    expect(() => run('onramps')).toThrow('expected a page below versioned_docs/version-1.1/');
  });

  test('refuses a page without a title', () => {
    expect(() => run('index')).toThrow('versioned_docs/version-1.1/index.md has no title');
  });

  test('refuses a page without a heading', () => {
    expect(() => run('reference/connectors', 'Text.\n')).toThrow('needs a heading of level one');
  });
});
