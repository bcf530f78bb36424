// @ts-check
// Every `npm run bench:…` runs this first: installs the site's packages and those of this folder,
// unless they are installed already.
import {ensurePackages} from '../scripts/setup/packages.mjs';
import {runMain} from '../scripts/setup/next-step.mjs';
import {root} from '../scripts/setup/project.mjs';

await runMain(async () => {
  await ensurePackages(root);
  await ensurePackages(`${root}/bench`);
  return 0;
});
