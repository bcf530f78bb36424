import path from 'node:path';
import debugPlugin from '@docusaurus/plugin-debug';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Docusaurus' debug pages, below `/__docusaurus/debug`. They show everything that plugins have read,
 * and with it the folder of the machine that built the site: here they get relative paths.
 */
export function debugPages(context: LoadContext): Plugin {
  const plugin = debugPlugin(context) as Plugin;
  const library = path.dirname(require.resolve('@docusaurus/plugin-debug'));
  return {
    ...plugin,
    // The original paths are relative to the plugin's own file.
    getThemePath: () => path.join(library, 'theme'),
    getTypeScriptThemePath: () => path.join(library, '../src/theme'),
    allContentLoaded: ({allContent, actions}) =>
      plugin.allContentLoaded?.({
        allContent: withoutFolder(allContent, context.siteDir),
        actions,
      }),
  };
}

/**
 * Makes all paths below a folder relative.
 *
 * @param value what JSON can hold; anything else in it is lost
 * @param folder an absolute path without a slash at its end
 */
export function withoutFolder<Value>(value: Value, folder: string): Value {
  const text = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replaceAll(`${folder}/`, '') : part,
  );
  return JSON.parse(text) as Value;
}
