// @ts-check
// `npm start`: installs what is missing, then serves the site with live reload.
// Plain JavaScript without packages, because it runs before there are any.
import {cacheFolder} from '../language/compile/cache.mjs';
import {takeBuilt} from '../language/compile/take.mjs';
import {runMain} from './setup/next-step.mjs';
import {choosePort, requireFreePort} from './setup/port.mjs';
import {prepareProject, root} from './setup/project.mjs';
import {serveSite} from './setup/serve-site.mjs';
import {readSiteAddress} from './setup/site-address.mjs';

await runMain(async () => {
  const port = choosePort(process.argv.slice(2), process.env);
  await prepareProject();
  await requireFreePort(port);
  const message = await takeBuilt(root, cacheFolder(), readSiteAddress(root));
  if (message) console.log(message);
  console.log('Building the site; its address follows when the first page answers ...');
  return serveSite(root, port);
});
