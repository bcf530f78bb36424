import {expect, it} from 'vitest';
import {compactModules} from './compactModules';
import {splitVersions} from './splitVersions';

it('names a chunk that the registry does not have, and says what to do', () => {
  const site = {
    routes: [{path: '/docs', component: {hash: 'b00'}}],
    chunkNames: {'/docs-b00': {__comp: '0000aaaa'}},
    ...{modules: new Map<string, string>(), versions: new Map()},
  };
  expect(() => compactModules(site, '/table.ts')).toThrow(/has no chunk "0000.*PLAIN=routes/s);
});

it('reports missing data of versions, and says what to do', () => {
  expect(() => splitVersions(new Map())).toThrow(/docs of a version.*PLAIN=routes/s);
});
