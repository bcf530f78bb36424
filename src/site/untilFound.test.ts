import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {FinishedBuild} from '../plugins/finish';
import {afterEach, describe, expect, it} from 'vitest';
import {untilFoundStep} from './untilFound';

describe('untilFoundStep', () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'until-found-'));
  afterEach(() => fs.rmSync(outDir, {recursive: true, force: true}));

  it('changes only hidden panels, in all folders', async () => {
    fs.mkdirSync(path.join(outDir, 'docs'));
    const file = path.join(outDir, 'docs/page.html');
    fs.writeFileSync(
      file,
      '<tab-panel id=a>a</tab-panel><tab-panel id=b hidden>b</tab-panel>' +
        '<tab-panel hidden="" id=c>c</tab-panel><p hidden>d</p><tab-panel hidden=until-found>e</tab-panel>',
    );
    await untilFoundStep({outDir} as FinishedBuild);
    expect(fs.readFileSync(file, 'utf8')).toBe(
      '<tab-panel id=a>a</tab-panel><tab-panel id=b hidden=until-found>b</tab-panel>' +
        '<tab-panel hidden=until-found id=c>c</tab-panel><p hidden>d</p>' +
        '<tab-panel hidden=until-found>e</tab-panel>',
    );
  });
});
