import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import type {Compiler, WebpackPluginInstance} from 'webpack';

/** A module of Docusaurus that has one of ours in its place. */
type Replacement = {
  /** What Docusaurus asks for. */
  readonly request: string;
  /** The folder of the modules that ask, at its end. */
  readonly folder: string;
  /** Ours, in `client/`. */
  readonly file: string;
};

const REPLACEMENTS: readonly Replacement[] = [
  {
    request: './docsClientUtils',
    folder: '@docusaurus/plugin-content-docs/lib/client',
    file: 'docsClientUtils.ts',
  },
  {
    request: '../../utils/reactUtils',
    folder: '@docusaurus/theme-common/lib/contexts/navbarSecondaryMenu',
    file: 'reactUtils.ts',
  },
];

/** The module of ours that is used in place of what a module of Docusaurus asks for, if there is one. */
export function findReplacement(request: string, context: string): Replacement | undefined {
  const folder = context.split(path.sep).join('/');
  return REPLACEMENTS.find((one) => one.request === request && folder.endsWith(`/${one.folder}`));
}

/** What the build says when an upgrade of Docusaurus no longer asks for some of the modules. */
export function unusedMessage(unused: Iterable<Replacement>): string {
  const names = [...unused].map(({request, folder}) => `${request} in ${folder}`);
  return (
    `Docusaurus does not import ${names.join(', ')} any more, so pages would answer later. Since an ` +
    'upgrade these modules may have other names: adapt REPLACEMENTS in ' +
    'src/plugins/tasks/replaceModules.ts, or take the plugin out of docusaurus.config.ts. Pages ' +
    'work without it and keep a slow phone busy for longer.'
  );
}

/**
 * Puts `client/` in place of what takes long while a page starts.
 *
 * @returns a plugin of the bundler; the build fails where nothing asks for one of the modules
 */
export function replaceModules(bundler: CurrentBundler['instance']): WebpackPluginInstance {
  const unused = new Set(REPLACEMENTS);
  const replace = new bundler.NormalModuleReplacementPlugin(/^\.[./\w]*$/, (resource) => {
    const found = findReplacement(resource.request, resource.context);
    if (!found) return;
    unused.delete(found);
    resource.request = path.join(__dirname, 'client', found.file);
  });
  return {
    apply(compiler: Compiler) {
      replace.apply(compiler);
      compiler.hooks.afterCompile.tap('tasks', (compilation) => {
        if (unused.size > 0) compilation.errors.push(new Error(unusedMessage(unused)));
      });
    },
  };
}
