// `npm run docs:release -- 0.13`: cuts a version of the docs from the unreleased ones.
import {runMain} from './setup/next-step.mjs';
import {root} from './setup/project.mjs';
import {releaseDocs} from './release/releaseDocs';

await runMain(async () => releaseDocs(root, process.argv.slice(2)));
