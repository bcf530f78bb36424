import {beforeEach, describe, expect, test} from 'vitest';
import {makeFolder, writeFiles} from '../../../testing/folders';
import {listMarkdown, parsePage, readDocPages, readPage, readPages} from './read';

let site: string;
beforeEach(() => {
  site = makeFolder({
    'docs/guides/index.md': '---\ntitle: Guides\n---\n# Guides {#guides}\n',
    'docs/_part.mdx': 'Included.',
    'versioned_docs/version-0.12/a.mdx': 'A text.',
    'blog/image.png': '',
  });
});

describe('pages', () => {
  test('are read with place and front matter, without the partials that they include', () => {
    const pages = readPages(site).map(({file, area, version, page}) => [file, area, version, page]);
    expect(pages).toEqual([
      ['docs/guides/index.md', 'docs', 'edge', 'guides'],
      ['versioned_docs/version-0.12/a.mdx', 'docs', '0.12', 'a'],
    ]);
    expect(readPages(site, ['docs/guides/'])[0]?.frontMatter.title).toBe('Guides');
    expect(readPages(site, ['doc'])).toEqual([]);
    expect(listMarkdown(site, ['docs'])).toEqual(['docs/_part.mdx', 'docs/guides/index.md']);
  });

  test('of one version are read from its folder', () => {
    expect(readDocPages(site, '0.12').map(({page}) => page)).toEqual(['a']);
  });

  test('are parsed once, and again after a change', () => {
    const before = readPage(site, 'docs/guides/index.md');
    expect(readPage(site, 'docs/guides/index.md')).toBe(before);
    writeFiles(site, {'docs/guides/index.md': '---\ntitle: How to\n---\n'});
    expect(readPage(site, 'docs/guides/index.md').frontMatter.title).toBe('How to');
  });

  test('that are not MDX are refused with file and line', () => {
    expect(() => parsePage('docs/a.md', '# A\n\nA set {1 2} of numbers.')).toThrow(
      /^docs\/a\.md:3: this is not MDX: .+ put \{ and < into code spans/,
    );
    expect(() => parsePage('data/a.md', '')).toThrow('is not in a folder of pages');
  });
});
