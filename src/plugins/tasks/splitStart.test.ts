import path from 'node:path';
import {expect, it} from 'vitest';
import {splitStart} from './splitStart';

const entry = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client/clientEntry.js',
);

it('makes three entries of the one that Docusaurus has', () => {
  expect(splitStart(entry)).toEqual({
    react: {import: ['react', 'react-dom/client']},
    app: {
      import: [
        path.join(path.dirname(entry), 'App.js'),
        '@theme/DocsRoot',
        '@theme/DocVersionRoot',
        '@theme/DocRoot',
        '@theme/DocItem',
      ],
      dependOn: ['react'],
    },
    main: {import: [entry], dependOn: ['react', 'app']},
  });
});

it.each([undefined, ['a.js'], {main: entry}, '/nowhere/clientEntry.js'])(
  'refuses %j and says what to do',
  (other) => {
    expect(() => splitStart(other)).toThrow(
      /expected the path of one module with App\.js beside it\..*take the plugin out/s,
    );
  },
);
