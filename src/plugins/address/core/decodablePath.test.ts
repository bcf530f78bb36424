import {expect, test} from 'vitest';
import {decodablePath} from './decodablePath';

test.each([
  ['/docs/edge', '/docs/edge'],
  ['/a%20b', '/a%20b'],
  ['/%E2%82%AC', '/%E2%82%AC'],
  ['/%E0%A4%A', '/%EF%BF%BD%EF%BF%BDA'],
  ['/%', '/%EF%BF%BD'],
  ['/100%25', '/100%EF%BF%BD'],
  ['/%C3%A4/%FF', '/%C3%A4/%EF%BF%BD'],
])('%s is %s', (pathname, expected) => {
  const path = decodablePath(pathname);
  expect(path).toBe(expected);
  expect(decodablePath(path)).toBe(path);
});
