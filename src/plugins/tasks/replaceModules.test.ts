import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {findReplacement, unusedMessage} from './replaceModules';

const DOCS = '/site/node_modules/@docusaurus/plugin-content-docs/lib/client';
const MENU = '/site/node_modules/@docusaurus/theme-common/lib/contexts/navbarSecondaryMenu';

it('finds the module of ours by who asks for what', () => {
  expect(findReplacement('./docsClientUtils', DOCS)?.file).toBe('docsClientUtils.ts');
  expect(findReplacement('../../utils/reactUtils', MENU)?.file).toBe('reactUtils.ts');
  expect(findReplacement('./docsClientUtils', '/site/src')).toBeUndefined();
  expect(findReplacement('../utils/reactUtils', `${MENU}/../../hooks`)).toBeUndefined();
});

it('has a module for each', () => {
  for (const [request, context] of [
    ['./docsClientUtils', DOCS],
    ['../../utils/reactUtils', MENU],
  ] as const) {
    const file = findReplacement(request, context)!.file;
    expect(fs.existsSync(path.join(__dirname, 'client', file))).toBe(true);
  }
});

it('says which module nobody asks for, and what to do', () => {
  const found = findReplacement('./docsClientUtils', DOCS)!;
  expect(unusedMessage([found])).toMatch(
    /does not import \.\/docsClientUtils in @docusaurus.*adapt REPLACEMENTS.*take the plugin out/s,
  );
});
