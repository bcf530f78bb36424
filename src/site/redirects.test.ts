import {expect, test} from 'vitest';
import {redirectPages, redirects} from './redirects';

test('/docs leads to the newest released version', () => {
  const versions = [
    {name: 'current', label: 'edge', isLast: false},
    {name: '3.1', label: '3.1', isLast: true},
    {name: '3.0', label: '3.0', isLast: false},
  ];
  expect(redirects(versions).redirects).toEqual([{from: '/docs', to: '/docs/3.1'}]);
  expect(redirectPages(versions)).toEqual(['docs/index.html']);
});
