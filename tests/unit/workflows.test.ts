import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {findProgram} from '../../testing/server/programs';

/* Pull requests come from strangers, so these rules limit what a workflow may do. */

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly container?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

/** The part of a workflow's YAML that the rules read. */
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** Lists a workflow's violations of the rules, one sentence each. */
function findWorkflowProblems(workflow: Workflow, text: string): readonly string[] {
  const {on, permissions, jobs} = workflow;
  const problems: string[] = [];
  if ('pull_request_target' in on) {
    problems.push("pull_request_target runs strangers' code with the repository's rights.");
  }
  if (JSON.stringify(permissions) !== '{"contents":"read"}') {
    problems.push('The permissions of the workflow have to be `contents: read` and nothing else.');
  }
  if (/\bsecrets\b/.test(text.replace(/^\s*#.*$/gm, ''))) {
    problems.push('A workflow names secrets.');
  }
  for (const [name, job] of Object.entries(jobs)) {
    if ('pull_request' in on && job.permissions) {
      problems.push(`The job ${name} asks for more permissions.`);
    }
    const checkouts = (job.steps ?? []).filter(({uses}) => uses?.startsWith('actions/checkout@'));
    if (checkouts.some((step) => step.with?.['persist-credentials'] !== false)) {
      problems.push(`The checkout of the job ${name} needs \`persist-credentials: false\`.`);
    }
  }
  return problems;
}

/** Lists options that run commands of pages, with the file that uses them. */
function findTrustingRuns(texts: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    ['--with-tremor', '--trust']
      .filter((option) => text.includes(option))
      .map((option) => `${name}: ${option}`),
  );
}

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

test('no workflow runs commands of pages, nor does a script that a workflow starts', () => {
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

test('containers have the version of Node in .nvmrc', () => {
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

  test('accept a correct workflow', () => {
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

  test('report the file that runs commands of pages', () => {
    const run = 'npm run samples -- --with-tremor /usr/bin/tremor';
    expect(findTrustingRuns({'a.yml': run, 'b.yml': 'npm run samples -- --update'})).toEqual([
      'a.yml: --with-tremor',
    ]);
    expect(findTrustingRuns({'a.yml': 'x --trust'})).toEqual(['a.yml: --trust']);
  });
});

const actionlint = findProgram('actionlint');
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
