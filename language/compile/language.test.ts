import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {makeFolder, makeSharedFolder} from '../../testing/folders';
import {root} from '../../scripts/setup/project.mjs';
import {cacheFolder, createAtomically, requireDiskSpace} from './cache.mjs';
import {cacheKey, inputPaths, listFiles} from './inputs.mjs';
import {readLibrary} from './library.mjs';
import {withLock} from './lock.mjs';
import {describeFile, summarize} from './manifest.mjs';
import {formatNotices, readCrates, readParts} from './notices.mjs';
import {buildArguments, buildEnvironment} from './recipe.mjs';
import {explainNetworkFailure} from './tools.mjs';
import {chooseVersions, VERSIONS} from './versions.mjs';

const scratch = makeSharedFolder();
const read = (...names: readonly string[]) =>
  fs.readFileSync(path.join(root, 'language', ...names), 'utf8');

describe('versions', () => {
  test('without names all are chosen; named ones have the order of the list', () => {
    expect(chooseVersions([])).toEqual(VERSIONS);
    const [newest, ...others] = VERSIONS.map(({version}) => version);
    const oldest = others.at(-1);
    const chosen = chooseVersions([oldest!, newest!]).map(({version}) => version);
    expect(chosen).toEqual([newest, oldest]);
    expect(() => chooseVersions(['0.1'])).toThrow(/"0\.1" is not a release[^]*npm run language/);
  });

  test.each(VERSIONS)(
    '$version builds the crate of the release that its folder names',
    ({version, compiler}) => {
      const manifest = read('programs', version, 'Cargo.toml');
      expect(manifest).toContain(`\nversion = "${version}"\n`);
      expect(manifest).toContain(`\ntremor-script = "=${version}"\n`);
      const lock = read('programs', version, 'Cargo.lock');
      expect(lock).toContain(`name = "tremor-script"\nversion = "${version}"\n`);
      // Cargo of 2022 cannot read a newer format.
      if (compiler === 'of2022') expect(lock).toContain('\nversion = 3\n');
    },
  );

  test('stand-ins have the versions in the lock files', () => {
    for (const {version, compiler} of VERSIONS) {
      const standIns =
        compiler === 'of2022'
          ? ['async-std', 'hostname-0.3']
          : ['tokio', 'tremor-codec', 'hostname-0.4'];
      for (const standIn of standIns) {
        const [, own] = /\nversion = "(.+)"/.exec(read('stand-ins', standIn, 'Cargo.toml')) ?? [];
        const entry = `name = "${standIn.replace(/-\d.*/, '')}"\nversion = "`;
        const [, ...locked] = read('programs', version, 'Cargo.lock').split(entry);
        expect(locked.map((rest) => rest.split('"')[0])).toEqual([own]);
      }
    }
  });
});

describe('cache', () => {
  test('the variable comes first, then the folder for caches, then the home folder', () => {
    expect(cacheFolder({TREMOR_DOCS_CACHE: '/a', XDG_CACHE_HOME: '/b'})).toBe('/a');
    expect(cacheFolder({XDG_CACHE_HOME: '/b'})).toBe('/b/tremor-docs-language');
    expect(cacheFolder({})).toBe(path.join(os.homedir(), '.cache/tremor-docs-language'));
  });

  test('a folder is created completely, once, or not at all', async () => {
    const folder = path.join(scratch, 'whole');
    const broken = createAtomically(folder, (draft) => {
      fs.writeFileSync(path.join(draft, 'half'), '');
      return Promise.reject(new Error('no'));
    });
    await expect(broken).rejects.toThrow('no');
    expect(fs.readdirSync(scratch).filter((name) => name.startsWith('whole'))).toEqual([]);
    await createAtomically(folder, (draft) => {
      fs.writeFileSync(path.join(draft, 'file'), '');
      return Promise.resolve();
    });
    await createAtomically(folder, () => Promise.reject(new Error('not again')));
    expect(fs.readdirSync(folder)).toEqual(['file']);
  });

  test('too little disk space and a read-only folder are reported with what to do', () => {
    expect(() => requireDiskSpace(scratch, () => 1024 ** 3)).toThrow(
      /4\.0 GiB[^]*1\.0 GiB free[^]*TREMOR_DOCS_CACHE/,
    );
    expect(() => requireDiskSpace(scratch, () => 5 * 1024 ** 3)).not.toThrow();
    expect(() => requireDiskSpace(path.join(makeFolder({file: ''}), 'file'))).toThrow(
      /cannot be written[^]*TREMOR_DOCS_CACHE/,
    );
  });

  test('a build waits for another one, and removes the lock of an interrupted one', async () => {
    const file = path.join(scratch, 'lock');
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push(`${name} ends`);
    };
    await Promise.all([withLock(file, work('a')), withLock(file, work('b'))]);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
    fs.writeFileSync(file, '999999999');
    await withLock(file, work('c'));
    expect(order.at(-1)).toBe('c ends');
    expect(fs.existsSync(file)).toBe(false);
  });
});

describe('inputs', () => {
  test.each(VERSIONS)('$version depends only on its inputs', (version) => {
    const files = listFiles(root, inputPaths(version));
    expect(files).toContain(`language/programs/${version.version}/src/main.rs`);
    expect(files.some((file) => file.startsWith('language/modern/'))).toBe(
      version.parts.includes('modern'),
    );
    expect(files.filter((file) => file.includes('/dist/') || file.endsWith('README.md'))).toEqual(
      [],
    );
  });

  test('the key changes only with an input', () => {
    const version = {version: '0.1.0', compiler: 'of2022', parts: [], entries: []} as const;
    const files = Object.fromEntries(
      inputPaths(version).map((name) => [name.endsWith('.mjs') ? name : `${name}/a.rs`, 'x']),
    );
    const key = cacheKey(makeFolder(files), version);
    expect(key).toMatch(/^0\.1\.0-[0-9a-f]{16}$/);
    expect(cacheKey(makeFolder(files), version)).toBe(key);
    expect(cacheKey(makeFolder({...files, 'language/modern/a.rs': 'y'}), version)).toBe(key);
    expect(cacheKey(makeFolder({...files, 'language/programs/0.1.0/a.rs': 'y'}), version)).not.toBe(
      key,
    );
  });
});

describe('recipe', () => {
  const toolchain = {
    cargo: 'cargo',
    rustc: 'rustc',
    target: 'wasm32-wasi',
    headers: '/headers',
    versions: {},
    notices: [],
  };

  test('a program contains no path of the machine that built it', () => {
    const env = buildEnvironment(toolchain, {'/home/me/vendor': '/crates'});
    expect(env.CARGO_ENCODED_RUSTFLAGS).toContain('--remap-path-prefix=/home/me/vendor=/crates');
    expect(env.CFLAGS_wasm32_wasi).toContain('-ffile-prefix-map=/home/me/vendor=/crates');
  });

  test('the standard library is built only if the compiler has none', () => {
    expect(buildArguments(toolchain, '/v').join(' ')).not.toContain('build-std');
    const building = {...toolchain, standardLibrary: '/std', systemLibc: '/lib', linker: 'wasm-ld'};
    expect(buildArguments(building, '/v')).toContain('-Zbuild-std=std,panic_abort');
    const env = buildEnvironment(building, {});
    expect(env).toMatchObject({RUSTC_BOOTSTRAP: '1', LANGUAGE_START_OBJECT: '/lib/crt1-command.o'});
    expect(env.CARGO_ENCODED_RUSTFLAGS?.split('\x1f')).toContain('-Clinker=wasm-ld');
  });
});

describe('files', () => {
  test('the library contains only modules, sorted, with slashes in their paths', () => {
    const folder = makeFolder({
      'b.tremor': 'b',
      'a/c.troy': 'c',
      'a/d.trickle': 'd',
      'notes.md': '',
    });
    expect(Object.entries(readLibrary(folder))).toEqual([
      ['a/c.troy', 'c'],
      ['a/d.trickle', 'd'],
      ['b.tremor', 'b'],
    ]);
  });

  test('the manifest has sizes and the hash', () => {
    const entry = describeFile('a.wasm', Buffer.from('a'.repeat(1000)));
    expect(entry).toMatchObject({file: 'a.wasm', bytes: 1000});
    expect(entry.gzip).toBeLessThan(100);
    expect(entry.sha256).toMatch(/^41edece42d63e8d9/);
    const line = summarize({
      version: '0.11',
      crate: {name: 'tremor-script', version: '0.11.10'},
      key: 'k',
      program: {...entry, bytes: 3_500_000},
      library: entry,
      tools: {},
    });
    expect(line).toContain('tremor-script 0.11.10: 3.50 MB');
  });

  test('notices name every crate of the registry, and contain each text once', () => {
    const vendor = makeFolder({
      'a-1.0.0/LICENSE-MIT': 'mit of a',
      'b-2.0.0/LICENSE': 'mit of a',
      'b-2.0.0/c-code/COPYING': 'bsd of c',
    });
    const tree =
      'ours v1.0.0 (/home/me/ours)\tCC-BY-4.0\na v1.0.0\tMIT/Apache-2.0\nb v2.0.0\tBSD-2-Clause\na v1.0.0\tMIT/Apache-2.0 (*)\n';
    const parts = readParts(readCrates(tree, vendor));
    expect(parts.map(({name, license}) => `${name}: ${license}`)).toEqual([
      'a 1.0.0: MIT OR Apache-2.0',
      'b 2.0.0: BSD-2-Clause',
    ]);
    const text = formatNotices([{version: 'edge', parts}]);
    expect(text).toContain('  b 2.0.0: BSD-2-Clause, text [1] [2]\n');
    expect(text.match(/mit of a/g)).toHaveLength(1);
    expect(text).not.toContain('ours');
  });
});

test.each([
  ['E: Failed to fetch http://mirror.example/x', /no network[^]*again/],
  ['warning: spurious network error (3 tries remaining)', /no network/],
])('%s is reported as a missing network', (output, expected) => {
  expect(explainNetworkFailure(output)?.message).toMatch(expected);
  expect(explainNetworkFailure('error[E0425]: cannot find function')).toBeUndefined();
});
