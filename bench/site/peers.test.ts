import {expect, it} from 'vitest';
import {fillers, withoutIds} from './peers';

it('removes the ids of headings and nothing else', () => {
  expect(withoutIds('# A\n\n## B {#b}\n\n`## C {#c}` {x}\n')).toBe(
    '# A\n\n## B\n\n`## C {#c}` {x}\n',
  );
});

it('fills a site with pages of distinct names', () => {
  const pages = fillers(600);
  expect(new Set(pages.map(([name]) => name)).size).toBe(600);
  expect(pages[0]?.[1]).toMatch(/^---\ntitle: Topic 0\ndescription: .{50,160}\n---/);
});
