import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {makeFolder, writeFiles} from '../../../testing/folders';
import {historyOf, readFormerRoutes} from './history';

let site: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: site,
    stdio: 'pipe',
  });
const commit = () => {
  git('add', '-A');
  git('commit', '-qm', 'change', '--allow-empty');
};
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
  git('init', '-q', '-b', 'main');
  commit();
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
    commit();
    commit();
    expect(routes()).toEqual(['/docs/edge/guides/basics', '/blog/tags/a']);
  });

  test('include a page that was moved, at the address that its front matter gave it', () => {
    git('mv', 'blog/2020-01-02-post.md', 'blog/2020-01-03-post.md');
    commit();
    expect(routes()).toContain('/blog/hello');
  });

  test('include a page that a merge deleted, but none that only its branch ever had', () => {
    git('checkout', '-qb', 'branch');
    write('docs/draft.md', '# A draft');
    commit();
    fs.rmSync(path.join(site, 'docs/draft.md'));
    fs.rmSync(path.join(site, 'docs/guides/basics.md'));
    commit();
    git('checkout', '-q', 'main');
    git('merge', '-q', '--no-ff', '-m', 'merge', 'branch');
    expect(routes()).toEqual(['/docs/edge/guides/basics', '/blog/tags/a']);
    fs.rmSync(path.join(site, 'docs/guides/unchanged.md'));
    expect(routes()).toContain('/docs/edge/guides/unchanged');
  });

  test('include a tag that was renamed', () => {
    write('blog/tags.yml', 'a:\n  label: A\n  permalink: /b\n');
    commit();
    expect(routes()).toEqual(expect.arrayContaining(['/blog/tags/a', '/blog/tags/b']));
  });
});

test('a copy inside the repository of another project has no history', () => {
  expect(historyOf(path.join(site, 'docs'))).toBe('none');
});
