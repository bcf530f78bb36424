import pathToRegexp from 'path-to-regexp';
import {describe, expect, it} from 'vitest';
import staticPath from './staticPath';

const PATHS = ['/', '/docs', '/docs/', '/docs/0.12', '/docs/0.12/a+b', '/a?b', '*'];
const PATHNAMES = [
  ...[
    '',
    '/',
    '//',
    '/docs',
    '/docs/',
    '/docs//',
    '/docsx',
    '/docs/0.12',
    '/docs/0x12',
    '/DOCS/0.12/',
  ],
  ...[
    '/docs/0.12/a+b',
    '/docs/0.12/a+b/',
    '/docs/0.12/aab',
    '/a?b',
    '/a',
    '/x/docs',
    '/docs/0.12/A+B/c',
  ],
];
const OPTIONS = [true, false].flatMap((end) =>
  [true, false].flatMap((strict) => [true, false].map((sensitive) => ({end, strict, sensitive}))),
);

describe('staticPath', () => {
  it('matches what the library matches', () => {
    // As NavLink writes paths: the library reads a sign behind a backslash as itself.
    const escaped = PATHS.slice(0, -1).map((path) =>
      path.replace(/([.+*?=^!:${}()[\]|/\\])/g, '\\$1'),
    );
    for (const path of [...PATHS.map((one) => one.replace('?', '\\?')), ...escaped]) {
      for (const options of OPTIONS) {
        const [keys, theirKeys]: [{name: string | number}[], pathToRegexp.Key[]] = [[], []];
        const own = staticPath(path, keys, options);
        const theirs = pathToRegexp(path, theirKeys, options);
        expect(keys.map(({name}) => name)).toEqual(theirKeys.map(({name}) => name));
        for (const pathname of PATHNAMES) {
          const match = theirs.exec(pathname);
          expect(own.exec(pathname), `${path} ${pathname} ${JSON.stringify(options)}`).toEqual(
            match && [...match],
          );
        }
      }
    }
  });

  it.each(['/docs/:id', '/docs/(.*)', '/docs/*'])('refuses %s', (path) => {
    expect(() => staticPath(path, [], {})).toThrow(`The route ${path} has parameters`);
  });

  it('makes a path of itself', () => {
    expect(staticPath.compile('/docs')()).toBe(pathToRegexp.compile('/docs')());
  });
});
