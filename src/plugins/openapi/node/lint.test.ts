import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {makeFolder} from '../../../../testing/folders';
import {lintSpec, requireCleanSpec} from './lint';

const root = path.resolve(__dirname, '../../../..');
const good = fs.readFileSync(path.join(root, 'static/api/edge/openapi.yaml'), 'utf8');

describe('lintSpec', () => {
  let site: string;
  beforeEach(() => {
    site = makeFolder();
    fs.copyFileSync(path.join(root, 'redocly.yaml'), path.join(site, 'redocly.yaml'));
  });

  function write(text: string): string {
    const file = path.join(site, 'openapi.yaml');
    fs.writeFileSync(file, text);
    return file;
  }

  it('finds nothing wrong with the description of the site', async () => {
    expect(await lintSpec(write(good), site)).toEqual([]);
  });

  it('names file and line of a reference to nothing', async () => {
    const text = good.replace("'#/components/schemas/flows'", "'#/components/schemas/flowz'");
    const line = text.slice(0, text.indexOf('schemas/flowz')).split('\n').length;
    const problems = await lintSpec(write(text), site);
    expect(problems.join('\n')).toContain(`openapi.yaml:${line}:`);
    expect(problems.join('\n')).toContain("Can't resolve $ref");
  });

  it('names the line where the YAML ends too early, and says how to check again', async () => {
    const file = write(good.replace('responses:', 'responses: {'));
    await expect(requireCleanSpec(file, site)).rejects.toThrow(
      /openapi\.yaml:\d+:\d+: .*npm run check:api/s,
    );
  });
});
