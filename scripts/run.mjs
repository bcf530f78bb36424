// @ts-check
// `node scripts/run.mjs NAME`: runs scripts/NAME.ts, after installing the packages that are missing.
// Plain JavaScript without packages, because contributors may run a command before `npm install`.
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {runMain} from './setup/next-step.mjs';
import {prepareProject, root} from './setup/project.mjs';

await runMain(async () => {
  await prepareProject();
  const [name, ...args] = process.argv.slice(2);
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const script = path.join(root, `scripts/${name}.ts`);
  return spawnSync(process.execPath, [tsx, script, ...args], {stdio: 'inherit'}).status ?? 1;
});
