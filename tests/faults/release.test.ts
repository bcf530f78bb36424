import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {releaseDocs} from '../../scripts/release/releaseDocs';
import {buildFolder, setUpStage} from '../stage';

test('a cut version is the newest one everywhere', async () => {
  const stage = setUpStage('release', {
    'docusaurus.config.ts': "export {default} from './docusaurus.project';\n",
    'docs/only-edge.md': '---\ntitle: Only edge\n---\n\n# Only edge\n\nText.\n',
    'data/edge/note.json': '{}\n',
  });
  expect(await releaseDocs(stage, ['0.13'])).toBe(0);

  expect(fs.readFileSync(path.join(stage, 'versions.json'), 'utf8')).toMatch(/"0\.13",\s*"0\.12"/);
  expect(fs.existsSync(path.join(stage, 'versioned_docs/version-0.13/only-edge.md'))).toBe(true);
  expect(fs.existsSync(path.join(stage, 'data/0.13/note.json'))).toBe(true);

  const {code, output, folder} = await buildFolder(stage);
  expect(code, output).toBe(0);
  const home = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  expect(home).toContain('href=/docs/0.13/getting-started');
  expect(fs.existsSync(path.join(folder, 'docs/0.13/only-edge.html'))).toBe(true);
  expect(fs.existsSync(path.join(folder, 'docs/0.12/only-edge.html'))).toBe(false);
});
