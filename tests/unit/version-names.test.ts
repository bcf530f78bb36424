import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {VERSIONS} from '../../testing/versions';

const ROOT = path.resolve(__dirname, '../..');

// Code reads the registry (src/site/versions), so cutting or dropping a version needs no edit.
const CODE = /\.([cm]?[jt]sx?|css|rs)$|^(package|netlify|redocly)\.\w+$|^\.(ci|github)\//;

/** Code that may contain names of versions, with the reason. */
const EXCEPTIONS: readonly (readonly [file: RegExp, why: string])[] = [
  [/\.test\.tsx?$|\/testing\.ts$|^testing\/fixtures\//, 'examples in tests; tests of a cut site'],
  [/^tests\/e2e\/cards\.spec\.ts$/, 'pages of the stage, which has other versions'],
  [/samplePages\.ts$/, 'example docs for tests of the search'],
  [/^tests\/e2e\/announcement\.spec\.ts$/, 'the text of an example announcement'],
  [/^bench\/search\//, 'a comparison with peers, measured on the pages of one version'],
];

function listCode(): string[] {
  const files = execFileSync('git', ['ls-files'], {cwd: ROOT, encoding: 'utf8'}).split('\n');
  return (
    files
      .filter((file) => CODE.test(file) && fs.existsSync(path.join(ROOT, file)))
      // A program belongs to one release of the language, which may have docs.
      .filter((file) => !file.startsWith('language/programs/'))
  );
}

/** Matches a label in code: a number anywhere, a word in quotes or in a path. */
function patternOf(label: string): RegExp {
  const escaped = label.replaceAll('.', '\\.');
  return /^\d/.test(label)
    ? new RegExp(`(?<![\\d.])${escaped}(?!\\d)`)
    : new RegExp(`['"\`/]${escaped}['"\`/]`);
}

function findNames(text: string): string[] {
  const labels = VERSIONS.flatMap(({label, coming}) => [label, ...(coming ? [coming] : [])]);
  const patterns = [...new Set(labels)].map(patternOf);
  return text.split('\n').filter((line) => patterns.some((pattern) => pattern.test(line)));
}

test('no code names a version', () => {
  const named = listCode()
    .filter((file) => !EXCEPTIONS.some(([pattern]) => pattern.test(file)))
    // Versions of packages are not versions of the docs.
    .filter((file) => file !== 'package.json')
    .flatMap((file) =>
      findNames(fs.readFileSync(path.join(ROOT, file), 'utf8')).map((line) => `${file}: ${line}`),
    );
  expect(named, 'use the registry in src/site/versions').toEqual([]);
});

test('each exception is needed', () => {
  const files = listCode();
  const idle = EXCEPTIONS.filter(
    ([pattern]) =>
      !files.some(
        (file) =>
          pattern.test(file) &&
          findNames(fs.readFileSync(path.join(ROOT, file), 'utf8')).length > 0,
      ),
  );
  expect(idle).toEqual([]);
});

test('a name is found in quotes, in a path, and in a release', () => {
  const {label} = VERSIONS.at(1)!;
  for (const line of [`'${label}'`, `/docs/${label}/a`, `tremor ${label}.4`]) {
    expect(findNames(line), line).toEqual([line]);
  }
  expect(findNames(`1${label} ${label}9`)).toEqual([]);
});
