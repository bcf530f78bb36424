import {spawn} from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The root of the project. */
export const PROJECT = path.resolve(__dirname, '..');
const OVERLAY = path.join(PROJECT, 'testing/fixtures/stage');
// Inside the project, so that Node finds its packages.
const STAGES = path.join(PROJECT, 'test-results/stages');
const SHARED = [
  'src',
  'data',
  'samples',
  'src/language',
  'language/programs',
  'static/img',
  'static/fonts',
  'sidebars.ts',
  'tsconfig.json',
  'package.json',
];

/** Further folders of some stages, by name: the playground needs the language. */
const EXTRAS: Readonly<Record<string, readonly string[]>> = {
  'below-a-path': ['src/pages/playground', 'language/dist'],
};

/** Files to write into the stage, by path; `null` removes one. */
export type Changes = Readonly<Record<string, string | null>>;

/** Stages that several suites use, with the environment of their build; each is built once. */
const NAMED = {
  plain: {},
  // Also follows the colors of the system, and the other one has no color switch: that saves two builds.
  'below-a-path': {BASE_URL: '/tremor/', STAGE_COLORS: 'system'},
  'hosted-search': {
    STAGE_COLORS: 'fixed',
    DOCSEARCH_APP_ID: 'TREMORAPP',
    DOCSEARCH_API_KEY: 'public-key',
    DOCSEARCH_INDEX_NAME: 'tremor-docs',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The result of a program, with both of its streams. */
export type Run = {readonly code: number; readonly output: string};

/** The result of a stage's build, and the built site if the code is 0. */
export type StageBuild = Run & {readonly folder: string};

/**
 * Builds a small site with the configuration, the theme and the plugins of the project. A build with the
 * same sources, changes and environment is reused.
 *
 * @param name the folder of this stage; parallel builds need different names
 */
export async function buildStage(
  name: string,
  changes: Changes = {},
  env: Readonly<Record<string, string>> = {},
): Promise<StageBuild> {
  const extras = EXTRAS[name] ?? [];
  const sources = [
    ...SHARED,
    ...extras,
    'docusaurus.config.ts',
    'package-lock.json',
    'testing/fixtures/stage',
  ];
  const key = hashSources(sources, JSON.stringify([changes, env, process.env.PLAIN]));
  return buildOnce(name, key, () => setUpStage(name, changes), env);
}

async function buildOnce(
  name: string,
  key: string,
  setUp: () => void,
  env: Readonly<Record<string, string>> = {},
): Promise<StageBuild> {
  const stage = path.join(STAGES, name);
  const record = path.join(stage, 'build.json');
  const known = readRecord(record);
  if (known?.key === key) return {...known, folder: path.join(stage, 'build')};
  setUp();
  const result = await buildFolder(stage, env);
  fs.writeFileSync(record, JSON.stringify({key, code: result.code, output: result.output}));
  return result;
}

/** The built site of a named stage, which has been built. */
export function builtStage(name: keyof typeof NAMED): string {
  return path.join(STAGES, name, 'build');
}

function emptyStage(name: string): string {
  const stage = path.join(STAGES, name);
  fs.rmSync(stage, {recursive: true, force: true});
  return stage;
}

function copyEntries(entries: readonly string[], stage: string): void {
  for (const entry of entries) {
    const from = path.join(PROJECT, entry);
    if (fs.existsSync(from)) fs.cpSync(from, path.join(stage, entry), {recursive: true});
  }
}

/** Builds a named stage, unless an up-to-date build exists. */
export function buildNamedStage(name: keyof typeof NAMED): Promise<StageBuild> {
  return buildStage(name, {}, NAMED[name]);
}

/**
 * Writes the files of a stage from scratch.
 *
 * @returns its folder
 */
export function setUpStage(name: string, changes: Changes = {}): string {
  const stage = emptyStage(name);
  copyEntries(SHARED, stage);
  // The redirects of dropped versions lead to pages that a stage does not have.
  fs.rmSync(path.join(stage, 'data/redirects.yaml'), {force: true});
  fs.copyFileSync(
    path.join(PROJECT, 'docusaurus.config.ts'),
    path.join(stage, 'docusaurus.project.ts'),
  );
  // The project's pages link to content that the stage does not have.
  fs.rmSync(path.join(stage, 'src/pages'), {recursive: true, force: true});
  copyEntries(EXTRAS[name] ?? [], stage);
  refuseHiding(stage);
  fs.cpSync(OVERLAY, stage, {recursive: true});
  writeChanges(stage, changes);
  return stage;
}

/**
 * Writes changes into a stage.
 *
 * @returns the changes that undo these
 */
export function writeChanges(stage: string, changes: Changes): Changes {
  const before = Object.keys(changes).map((file) => {
    const target = path.join(stage, file);
    return [file, fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : null] as const;
  });
  for (const [file, text] of Object.entries(changes)) {
    const target = path.join(stage, file);
    fs.rmSync(target, {force: true});
    if (text === null) continue;
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, text);
  }
  return Object.fromEntries(before);
}

/**
 * Refuses files of the overlay that would replace files of the project, and be tested instead of them.
 *
 * @throws Error naming both
 */
function refuseHiding(stage: string): void {
  const hidden = fs
    .readdirSync(path.join(OVERLAY, 'src'), {recursive: true, encoding: 'utf8'})
    .map((file) => path.join('src', file))
    .filter((file) => fs.statSync(path.join(OVERLAY, file)).isFile())
    .find((file) => fs.existsSync(path.join(stage, file)));
  if (hidden === undefined) return;
  throw new Error(
    `testing/fixtures/stage/${hidden} would hide ${hidden}, and tests would try the fixture instead ` +
      'of the site. Give it another name, or add it to the stage through a plugin.',
  );
}

/** Builds a stage in its current state. */
export async function buildFolder(
  stage: string,
  env: Readonly<Record<string, string>> = {},
): Promise<StageBuild> {
  const cli = path.join(PROJECT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const all = {...process.env, ...env, NODE_ENV: 'production'};
  const result = await runProgram(process.execPath, [cli, 'build', stage], stage, all);
  return {...result, folder: path.join(stage, 'build')};
}

/** Runs a program to its end, without colors. */
export function runProgram(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      ...{cwd, env: {...env, NO_COLOR: '1', FORCE_COLOR: '0'}},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}

function hashSources(entries: readonly string[], extra: string): string {
  const hash = crypto.createHash('sha256').update(extra);
  for (const file of entries.flatMap((entry) => listFiles(path.join(PROJECT, entry)))) {
    hash.update(file).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

function listFiles(entry: string): string[] {
  const stats = fs.statSync(entry, {throwIfNoEntry: false});
  if (!stats) return [];
  if (stats.isFile()) return [entry];
  return fs
    .readdirSync(entry, {recursive: true, encoding: 'utf8'})
    .map((name) => path.join(entry, name))
    .filter((file) => fs.statSync(file).isFile())
    .sort();
}

function readRecord(file: string): (Run & {key: string}) | undefined {
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Run & {key: string};
}
