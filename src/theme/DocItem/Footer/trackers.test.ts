import {expect, test} from 'vitest';
import {issuesUrl, reportUrl} from './trackers';

test('a report names the page', () => {
  const page = {title: 'kafka & co', permalink: '/docs/reference/connectors/kafka'};
  const {pathname, searchParams} = new URL(reportUrl('https://host.example/docs', page));
  expect(pathname).toBe('/docs/issues/new');
  expect(searchParams.get('title')).toBe('Docs: kafka & co');
  expect(searchParams.get('body')).toContain('Page: /docs/reference/connectors/kafka\n');
});

test('issues are searched by the name in code', () => {
  expect(issuesUrl('https://host.example/runtime', 'std::string')).toBe(
    'https://host.example/runtime/issues?q=is%3Aissue+is%3Aopen+std%3A%3Astring',
  );
});
