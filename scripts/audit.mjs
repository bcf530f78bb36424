// @ts-check
// `npm run check:audit`: no package that the site is built from has a known vulnerability, but for
// those of scripts/audit/exceptions.json. Plain JavaScript without packages: it takes the lock only.
import fs from 'node:fs';
import path from 'node:path';
import {judge, readReport} from './audit/judge.mjs';
import {runMain} from './setup/next-step.mjs';
import {root} from './setup/project.mjs';
import {runCommand} from './setup/run-command.mjs';

/** What the command ends with where nothing could be checked: neither success nor a finding. */
const NOT_CHECKED = 2;

await runMain(async () => {
  const file = path.join(root, 'scripts/audit/exceptions.json');
  const exceptions = JSON.parse(fs.readFileSync(file, 'utf8'));
  const {output} = await runCommand(
    ['npm', 'audit', '--omit=dev', '--json', '--package-lock-only', '--loglevel=silent'],
    {cwd: root, label: 'npm audit'},
  );
  const report = readReport(output);
  if ('unanswered' in report) {
    console.error(
      `Nothing was checked: the registry does not answer (${report.unanswered}).\n` +
        '  -> Try again with a network.\n' +
        '  -> A mirror that has packages often has no advisories (404, 405): name a registry that has\n' +
        '     them, `npm run check:audit --registry=https://registry.npmjs.org`.\n' +
        '  -> Else read the last run of the Audit workflow, which asks weekly.',
    );
    return NOT_CHECKED;
  }
  const problems = judge(report, exceptions, new Date().toISOString().slice(0, 10));
  problems.forEach((problem) => console.error(problem));
  console.log(`${exceptions.length} exceptions, ${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
});
