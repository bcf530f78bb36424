import path from 'node:path';
import debugPlugin from '@docusaurus/plugin-debug';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withoutFolder} from './core/withoutFolder';

/** Docusaurus' debug pages, without the folder of the machine that built the site. */
export default function debugWithoutPaths(context: LoadContext): Plugin {
  const plugin = debugPlugin(context) as Plugin;
  const library = path.dirname(require.resolve('@docusaurus/plugin-debug'));
  return {
    ...plugin,
    // The original's are relative to its own file.
    getThemePath: () => path.join(library, 'theme'),
    getTypeScriptThemePath: () => path.join(library, '../src/theme'),
    allContentLoaded: ({allContent, actions}) =>
      plugin.allContentLoaded?.({
        allContent: withoutFolder(allContent, context.siteDir),
        actions,
      }),
  };
}
