import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {planRelease} from './planRelease';

let site = '';

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  fs.writeFileSync(path.join(site, 'versions.json'), '["0.12", "0.11"]');
  fs.mkdirSync(path.join(site, 'static/api/edge'), {recursive: true});
});

afterEach(() => {
  fs.rmSync(site, {recursive: true});
});

test('a release copies what the unreleased version has of its own', () => {
  expect(planRelease(site, ['0.13'])).toEqual({
    version: '0.13',
    copies: [{from: 'static/api/edge', to: 'static/api/v0.13'}],
  });
});

test.each([
  [[], /Expected one version, found ""/],
  [['edge'], /found "edge"[^]*docs:release -- 0\.13/],
  [['0.13', '0.14'], /found "0\.13 0\.14"/],
  [['0.12'], /0\.12 is not newer than 0\.12/],
  [['0.9'], /0\.9 is not newer than 0\.12/],
])('%j is refused', (args, message) => {
  expect(() => planRelease(site, args)).toThrow(message);
});

test('what an earlier attempt left is named', () => {
  fs.mkdirSync(path.join(site, 'static/api/v0.13'));
  expect(() => planRelease(site, ['0.13'])).toThrow(/In the way[^]*static\/api\/v0\.13/);
});
