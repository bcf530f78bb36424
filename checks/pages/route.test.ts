import {expect, test} from 'vitest';
import {parsePage} from './node/read';
import {routeOf} from './route';

test.each([
  ['docs/index.md', 'slug: /', '/docs/edge'],
  ['docs/reference/index.mdx', '', '/docs/edge/reference'],
  ['docs/reference/cli.md', '', '/docs/edge/reference/cli'],
  ['docs/reference/cli.md', 'slug: commands', '/docs/edge/reference/commands'],
  ['versioned_docs/version-0.11/tremor-query/tremor-query.md', '', '/docs/0.11/tremor-query'],
  ['rfc/accepted/0014-binary-type.md', '', '/rfc/accepted/binary-type'],
  ['community/governance/Versioning.md', '', '/community/governance/Versioning'],
  ['blog/2020-02-22-welcome.md', '', '/blog/2020/02/22/welcome'],
  ['blog/2022-09-01-nupur.md', 'slug: LFX-Blog-Nupur', '/blog/LFX-Blog-Nupur'],
  ['src/pages/benchmarks/index.mdx', '', '/benchmarks'],
  ['docs/guides/logging.md', 'draft: true', undefined],
])('%s, %j: %s', (file, frontMatter, expected) => {
  expect(routeOf(parsePage(file, `---\n${frontMatter}\n---\n`))).toBe(expected);
});
