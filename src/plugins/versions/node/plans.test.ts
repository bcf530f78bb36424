import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {makeFolder, writeFiles} from '../../../../testing/folders';
import {applyChanges} from './apply';
import {planCut} from './planCut';
import {planDrop} from './planDrop';
import {PROJECT, readProject} from './testing';

let site = '';
beforeEach(() => {
  site = makeFolder(PROJECT);
});

describe('planCut', () => {
  test('plans all changes except the pages, and changes nothing', () => {
    const {changes, made} = planCut(site, '3.0');
    expect(made).toEqual([
      'versioned_docs/version-3.0',
      'versioned_sidebars/version-3.0-sidebars.json',
    ]);
    expect(changes.copies).toEqual([{from: 'data/next', to: 'data/3.0'}]);
    expect(changes.writes.get('data/3.0/version.yaml')).toBe(
      'release: 3.0.0-rc.1\nlanguage: 3.0.0-rc.1\n',
    );
    expect(changes.writes.get('data/next/version.yaml')).toContain("coming: '3.1'");
    expect(changes.writes.get('versioned_docs/version-3.0/index.md')).toContain(
      '[Other](/docs/3.0/other) [Old](/docs/1.0/other)',
    );
    expect(changes.writes.has('docs/other.md')).toBe(false);
    expect(changes.writes.get('data/addresses.json')).toContain('"/docs/3.0/other"');
    expect(readProject(site)).toEqual(PROJECT);
  });

  test('accepts the next series from its caller', () => {
    const {changes} = planCut(site, '3.0', '4.0');
    expect(changes.writes.get('data/next/version.yaml')).toContain("coming: '4.0'");
  });

  test.each([
    ['3.0.1', undefined, /is not a version/],
    ['2.0', undefined, /not newer than 2\.0/],
    ['3.1', undefined, /docs\/ become 3\.0, not 3\.1/],
    ['3.0', '2.9', /cannot be "2\.9"/],
  ])('refuses %s, then %s', (version, coming, message) => {
    expect(() => planCut(site, version, coming)).toThrow(message);
  });

  test('refuses if a file of the version exists already', () => {
    fs.mkdirSync(path.join(site, 'data/3.0'));
    expect(() => planCut(site, '3.0')).toThrow(/Files of version 3\.0 exist already: data\/3\.0/);
  });
});

describe('planDrop', () => {
  test('redirects the addresses of the version to the same topics in the oldest one left', () => {
    const {removals, writes} = planDrop(site, '1.0');
    expect([...removals].sort()).toEqual([
      'data/1.0',
      'versioned_docs/version-1.0',
      'versioned_sidebars/version-1.0-sidebars.json',
    ]);
    expect(writes.get('versions.json')).toBe('[\n  "2.0"\n]\n');
    expect(writes.get('data/redirects.yaml')?.replace(/^#.*\n/gm, '')).toBe(
      [
        '/docs/1.0: /docs/2.0',
        '/docs/1.0/gone: /docs/2.0',
        '/docs/1.0/old: /docs/2.0/other',
        // Promised, and never written.
        '/docs/1.0/other: /docs/2.0/other',
        '',
      ].join('\n'),
    );
    expect(writes.get('docs/index.md')).toContain('[Old](/docs/2.0/other)');
    expect(writes.get('versioned_docs/version-2.0/index.md')).toContain('[Old](/docs/2.0)');
    expect(writes.has('data/addresses.json')).toBe(false);
  });

  test.each(['2.0', 'next', '0.5'])('refuses %s', (label) => {
    expect(() => planDrop(site, label)).toThrow(/cannot be removed.*Name one of: 1\.0/);
  });
});

describe('applyChanges', () => {
  const changes = {
    copies: [{from: 'data/next', to: 'data/3.0'}],
    removals: ['versioned_docs/version-1.0'],
    writes: new Map([
      ['data/3.0/version.yaml', 'written\n'],
      ['docs/index.md', 'changed\n'],
    ]),
  };

  test('copies, then writes, then removes, and leaves nothing else behind', async () => {
    await applyChanges(site, changes);
    const after = readProject(site);
    expect(after['data/3.0/codecs/json.yaml']).toBe('name: json\n');
    expect(after['data/3.0/version.yaml']).toBe('written\n');
    expect(after['docs/index.md']).toBe('changed\n');
    expect(Object.keys(after).filter((file) => file.includes('version-1.0/'))).toEqual([]);
    expect(fs.readdirSync(site).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('undoes everything if a step fails, also what the extra step wrote', async () => {
    const extra = () => {
      writeFiles(site, {
        'versions.json': '["3.0"]\n',
        'versioned_docs/version-3.0/index.md': 'new\n',
      });
      return Promise.resolve();
    };
    const broken = {...changes, removals: [...changes.removals, 'there/is/no/such/file']};
    const made = ['versions.json', 'versioned_docs/version-3.0'];
    await expect(applyChanges(site, broken, made, extra)).rejects.toThrow(/no such file/);
    expect(readProject(site)).toEqual(PROJECT);
  });
});
