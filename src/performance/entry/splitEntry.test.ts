import path from 'node:path';
import {expect, it} from 'vitest';
import {splitEntry} from './splitEntry';

const entry = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client/clientEntry.js',
);

it('splits the entry of Docusaurus into three', () => {
  expect(splitEntry(entry)).toEqual({
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
  'rejects %j and says what to do',
  (other) => {
    expect(() => splitEntry(other)).toThrow(
      /expected the path of one module with App\.js in the same folder\..*PLAIN=entry/s,
    );
  },
);
