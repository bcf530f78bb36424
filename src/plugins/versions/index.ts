import path from 'node:path';
import docsCli from '@docusaurus/plugin-content-docs/lib/cli.js';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cutVersion} from './node/cutVersion';
import {dropVersion} from './node/dropVersion';
import {findPreview} from './node/release';

/**
 * Makes `docusaurus docs:version` cut everything that a version has, and adds `docs:drop`; README.md
 * says what that is.
 */
export default function versionsPlugin(context: LoadContext): Plugin {
  const {siteDir} = context;
  const sidebarPath = path.join(siteDir, 'sidebars.ts');
  // The command reads no other options.
  const options = {id: 'default', path: 'docs', sidebarPath} as PluginOptions;
  return {
    name: 'versions',
    loadContent() {
      const preview = findPreview(siteDir);
      if (preview) console.warn(preview);
    },
    extendCli(cli) {
      const command = cli.commands.find((known) => known.name() === 'docs:version');
      if (!command) {
        throw new Error(
          'Docusaurus has no command docs:version any more, which src/plugins/versions extends. ' +
            'See how @docusaurus/plugin-content-docs cuts a version now, and adapt the plugin.',
        );
      }
      command
        .option('--coming <series>', 'the series that the unreleased docs are to become next')
        .action((version: string, {coming}: {coming?: string}) =>
          cutVersion(siteDir, version, coming, () =>
            docsCli.cliDocsVersionCommand(version, options, context),
          ),
        );
      cli
        .command('docs:drop')
        .arguments('<version>')
        .description('Take a docs version away, with redirects to the oldest one left')
        .action((version: string) => dropVersion(siteDir, version));
    },
  };
}
