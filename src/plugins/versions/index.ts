import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readSuccessors} from './core/counterparts';
import {cutVersion} from './node/cutVersion';
import {dropVersion} from './node/dropVersion';
import {findPreview} from './node/release';

/**
 * Makes `docusaurus docs:version` cut everything that a version has, and adds `docs:drop`; README.md
 * says what that is.
 */
export default function versionsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'versions',
    loadContent() {
      const preview = findPreview(siteDir);
      if (preview) console.warn(preview);
    },
    async allContentLoaded({allContent, actions}) {
      const {default: docs} = allContent['docusaurus-plugin-content-docs'] ?? {};
      actions.setGlobalData(readSuccessors((docs as LoadedContent).loadedVersions));
    },
    extendCli(cli) {
      const copyPages = cli.commands.find((known) => known.name() === 'docs:version');
      if (!copyPages) {
        throw new Error(
          'Docusaurus has no command docs:version any more, which src/plugins/versions calls. ' +
            'See how @docusaurus/plugin-content-docs cuts a version now, and adapt the plugin.',
        );
      }
      // A second parent, so that `parseAsync` waits for this command only, and not for the cut too.
      const parent = cli.createCommand().addCommand(copyPages);
      copyPages.name('docs:copy').description('Only copy the pages and the sidebar of a version');
      cli
        .command('docs:version')
        .arguments('<version>')
        .description('Cut a docs version from the unreleased docs')
        .option('--coming <series>', 'the series that the unreleased docs are to become next')
        .action((version: string, {coming}: {coming?: string}) =>
          cutVersion(siteDir, version, coming, async () => {
            await parent.parseAsync(['docs:copy', version], {from: 'user'});
          }),
        );
      cli
        .command('docs:drop')
        .arguments('<version>')
        .description('Take a docs version away, with redirects to the oldest one left')
        .action((version: string) => dropVersion(siteDir, version));
    },
  };
}
