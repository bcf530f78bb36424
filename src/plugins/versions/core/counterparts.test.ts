import {expect, test} from 'vitest';
import {findCounterpart, readSuccessors, type VersionPages} from './counterparts';

function version(name: string, pages: Readonly<Record<string, string>>) {
  const path = `/docs/${name}`;
  const docs = Object.keys(pages).map((id) => ({
    id,
    path: id === 'index' ? `${path}/` : `${path}/${id}`,
  }));
  return {name, path, docs, pages};
}

const next = version('next', {index: '', 'sinks/kafka': '', 'sinks/new': ''});
const latest = version('2.0', {index: '', 'sinks/kafka': '', guide: ''});
const old = version('1.0', {
  index: 'index',
  'ramps/kafka-long': 'sinks/kafka',
  'ramps/kafka': 'sinks/kafka',
  guide: 'index',
  gone: '',
});
const versions = [next, latest, old];

const successors = readSuccessors(
  versions.map(({name, path, docs, pages}) => ({
    versionName: name,
    isLast: name === '2.0',
    path,
    docs: docs.map((doc) => ({
      permalink: doc.path,
      frontMatter: pages[doc.id] ? {current: pages[doc.id]} : {},
    })),
  })),
);

test.each([
  ['a page with the same address', '/docs/2.0/sinks/kafka', next, '/docs/next/sinks/kafka'],
  ['the front page', '/docs/1.0', latest, '/docs/2.0'],
  ['the successor', '/docs/1.0/ramps/kafka', latest, '/docs/2.0/sinks/kafka'],
  [
    'the successor in the unreleased version',
    '/docs/1.0/ramps/kafka',
    next,
    '/docs/next/sinks/kafka',
  ],
  ['the page before, the shortest of two', '/docs/2.0/sinks/kafka', old, '/docs/1.0/ramps/kafka'],
  ['from the unreleased version', '/docs/next/sinks/kafka', old, '/docs/1.0/ramps/kafka'],
  ['the same address before the named successor', '/docs/1.0/guide', latest, '/docs/2.0/guide'],
  ['a page without a successor', '/docs/1.0/gone', latest, undefined],
  ['a page that only the unreleased version has', '/docs/next/sinks/new', old, undefined],
  ['an unknown page', '/docs/2.0/nope', old, undefined],
])('%s: %s', (_what, path, target: VersionPages, expected) => {
  const active = versions.find((one) => path.startsWith(one.path))!;
  expect(findCounterpart(successors, path, active, target, latest)).toBe(expected);
});

test('only versions with successors have a list of them', () => {
  expect(successors).toEqual({'1.0': [0, 1, 1, 0, -1]});
});
