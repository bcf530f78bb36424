import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {findTrustingRuns, findWorkflowProblems, type Workflow} from './workflowRules';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.github/workflows');
const read = (file: string) => fs.readFileSync(file, 'utf8');
const names = fs.readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
const workflows = names.map((name) => ({
  name,
  text: read(path.join(folder, name)),
  workflow: parse(read(path.join(folder, name))) as Workflow,
}));

test.each(workflows)(
  '$name has a read-only token, and no secrets for strangers',
  ({workflow, text}) => {
    expect(findWorkflowProblems(workflow, text)).toEqual([]);
  },
);

test('no workflow, nor what workflows start, runs commands of pages', () => {
  const {scripts} = JSON.parse(read(path.join(root, 'package.json'))) as {
    scripts: Record<string, string>;
  };
  const started = [
    '.ci/run',
    '.github/update-samples.sh',
    'scripts/test.mjs',
    'scripts/suites/suites.mjs',
    'scripts/suites/planChanges.mjs',
  ];
  const texts = {
    ...Object.fromEntries(workflows.map(({name, text}) => [name, text])),
    ...Object.fromEntries(started.map((name) => [name, read(path.join(root, name))])),
    'package.json': Object.values(scripts).join('\n'),
  };
  expect(findTrustingRuns(texts)).toEqual([]);
});

test('containers have the Node that the project asks for', () => {
  const version = read(path.join(root, '.nvmrc')).trim();
  const containers = workflows.flatMap(({workflow}) =>
    Object.values(workflow.jobs).flatMap(({container}) => container ?? []),
  );
  expect(containers.length).toBeGreaterThan(0);
  expect(new Set(containers)).toEqual(new Set([`node:${version}-bookworm`]));
});

describe('the rules', () => {
  const good = {
    on: {pull_request: null},
    permissions: {contents: 'read'},
    jobs: {
      test: {steps: [{uses: 'actions/checkout@v4', with: {'persist-credentials': false}}]},
    },
  };
  const problemsOf = (change: object, text = '') =>
    findWorkflowProblems({...good, ...change}, text);

  test('accept what is as it should be', () => {
    expect(problemsOf({})).toEqual([]);
  });

  test.each([
    [{on: {pull_request_target: null}}, '', /pull_request_target runs strangers' code/],
    [{permissions: undefined}, '', /permissions/],
    [{permissions: {contents: 'write'}}, '', /permissions/],
    [{jobs: {test: {permissions: {'id-token': 'write'}, steps: []}}}, '', /job test/],
    [{jobs: {test: {steps: [{uses: 'actions/checkout@v4'}]}}}, '', /persist-credentials/],
    [{}, 'token: ${{ secrets.TOKEN }}', /secrets/],
  ])('refuse %j %s', (change, text, expected) => {
    expect(problemsOf(change, text)).toEqual([expect.stringMatching(expected)]);
  });

  test('name the file that runs commands of pages', () => {
    const run = 'npm run samples -- --with-tremor /usr/bin/tremor';
    expect(findTrustingRuns({'a.yml': run, 'b.yml': 'npm run samples -- --update'})).toEqual([
      'a.yml: --with-tremor',
    ]);
    expect(findTrustingRuns({'a.yml': 'x --trust'})).toEqual(['a.yml: --trust']);
  });
});

const programs = [
  ...(process.env.PATH ?? '').split(path.delimiter),
  path.join(os.homedir(), 'go/bin'),
];
const actionlint = programs
  .map((place) => path.join(place, 'actionlint'))
  .find((file) => fs.existsSync(file));
if (!actionlint) {
  console.warn(
    'Skipped: actionlint is not installed (go install github.com/rhysd/actionlint/cmd/actionlint@latest).',
  );
}

test.skipIf(!actionlint)('the workflows pass actionlint', () => {
  const {stdout, status} = spawnSync(actionlint ?? '', ['-no-color'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
