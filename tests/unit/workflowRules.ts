/** Rules for workflows. Pull requests come from strangers, so these limit what a workflow may do. */

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
export interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** Lists a workflow's violations of the rules, one sentence each. */
export function findWorkflowProblems(workflow: Workflow, text: string): readonly string[] {
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
export function findTrustingRuns(texts: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    ['--with-tremor', '--trust']
      .filter((option) => text.includes(option))
      .map((option) => `${name}: ${option}`),
  );
}
