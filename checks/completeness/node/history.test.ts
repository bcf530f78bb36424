import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {commitAll, git, makeFolder, writeFiles} from '../../../testing/folders';
import {historyOf, readFormerRoutes} from './history';

let site: string;
const write = (name: string, text: string) => writeFiles(site, {[name]: text});
const routes = () => readFormerRoutes(site).map(({route}) => route);

beforeEach(() => {
  site = makeFolder({
    'docs/guides/basics.md': '# Basics',
    'docs/guides/unchanged.md': '# Unchanged',
    'docs/_part.md': 'A part.',
    'blog/2020-01-02-post.md': '---\nslug: hello\n---\n',
    'blog/tags.yml': 'a:\n  label: A\n  permalink: /a\n',
  });
  git(site, 'init', '-q', '-b', 'main');
  commitAll(site);
});

describe('former addresses', () => {
  test('include only tags as long as no page was deleted', () => {
    expect(routes()).toEqual(['/blog/tags/a']);
    expect(historyOf(site)).toBe('whole');
  });

  test('include a page that was deleted, long ago or just now', () => {
    fs.rmSync(path.join(site, 'docs/guides/basics.md'));
    fs.rmSync(path.join(site, 'docs/_part.md'));
    expect(routes()).toContain('/docs/edge/guides/basics');
    commitAll(site);
    commitAll(site);
    expect(routes()).toEqual(['/docs/edge/guides/basics', '/blog/tags/a']);
  });

  test('include a page that was moved, at the address that its front matter gave it', () => {
    git(site, 'mv', 'blog/2020-01-02-post.md', 'blog/2020-01-03-post.md');
    commitAll(site);
    expect(routes()).toContain('/blog/hello');
  });

  test('include a page that a merge deleted, but none that only its branch ever had', () => {
    git(site, 'checkout', '-qb', 'branch');
    write('docs/draft.md', '# A draft');
    commitAll(site);
    fs.rmSync(path.join(site, 'docs/draft.md'));
    fs.rmSync(path.join(site, 'docs/guides/basics.md'));
    commitAll(site);
    git(site, 'checkout', '-q', 'main');
    git(site, 'merge', '-q', '--no-ff', '-m', 'merge', 'branch');
    expect(routes()).toEqual(['/docs/edge/guides/basics', '/blog/tags/a']);
    fs.rmSync(path.join(site, 'docs/guides/unchanged.md'));
    expect(routes()).toContain('/docs/edge/guides/unchanged');
  });

  test('include a tag that was renamed', () => {
    write('blog/tags.yml', 'a:\n  label: A\n  permalink: /b\n');
    commitAll(site);
    expect(routes()).toEqual(expect.arrayContaining(['/blog/tags/a', '/blog/tags/b']));
  });
});

test('a copy inside the repository of another project has no history', () => {
  expect(historyOf(path.join(site, 'docs'))).toBe('none');
});
