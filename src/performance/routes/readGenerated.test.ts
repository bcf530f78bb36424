import {describe, expect, it} from 'vitest';
import {parseRegistry, parseRoutes} from './readGenerated';

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/it\\'s',
    component: ComponentCreator('/it\\'s', '5ff'),
    exact: true
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

describe('parseRoutes', () => {
  it('reads routes without the last one', () => {
    expect(parseRoutes(ROUTES)).toEqual([{path: "/it's", component: {hash: '5ff'}, exact: true}]);
  });

  it.each(['module.exports = [];', 'export default [];'])(
    'rejects %j and says what to do',
    (code) => {
      expect(() => parseRoutes(code)).toThrow(
        /routes\.js does not have the expected form.*PLAIN=routes/s,
      );
    },
  );
});

describe('parseRegistry', () => {
  const line = (name: string, module: string) =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

  it('reads the module of each chunk', () => {
    const code = `export default {\n${line('0a', '@theme/DocItem')}\n${line('0b', '@site/a \\"b\\".md')}};\n`;
    expect([...parseRegistry(code)]).toEqual([
      ['0a', '"@theme/DocItem"'],
      ['0b', '"@site/a \\"b\\".md"'],
    ]);
  });

  it('rejects lines of another form', () => {
    expect(() => parseRegistry('export default {\n  "a": load("b"),\n};')).toThrow(
      /registry\.js does not have the expected form/,
    );
  });
});
