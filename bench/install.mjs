// @ts-check
// Every `npm run bench:…` runs this first: it installs the packages of the site and of this folder,
// unless they are already installed.
import {ensurePackages} from '../scripts/setup/packages.mjs';
import {runMain} from '../scripts/setup/next-step.mjs';
import {root} from '../scripts/setup/project.mjs';

await runMain(async () => {
  await ensurePackages(root);
  await ensurePackages(`${root}/bench`);
  return 0;
});
