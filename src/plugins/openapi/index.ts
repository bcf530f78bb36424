import path from 'node:path';
import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import redocPlugin from 'docusaurus-plugin-redoc';
import {UNRELEASED} from '../../site/versions/model';
import {annotateOperations} from './node/annotate';
import {requireCleanSpec} from './node/lint';
import type {ApiPage} from './core/apiPage';
import type {ApiSpec} from './node/specs';

type Content = ReturnType<typeof redocPlugin> extends Plugin<infer C> ? C : never;

/**
 * The plugin entries for docusaurus.config.ts: one Redoc page per description.
 *
 * Docusaurus sends a plugin's options to every reader with the configuration, so the only one is the
 * id, which distinguishes the instances.
 */
export function apiPages(specs: readonly ApiSpec[]): PluginConfig[] {
  return specs.map((spec) => [
    (context: LoadContext, {id}: {readonly id: string}) => openapiPlugin(context, spec, id),
    {id: `api-${spec.versionName}`},
  ]) as PluginConfig[];
}

/**
 * Renders one OpenAPI description with docusaurus-plugin-redoc, and
 * - fails the build, with file and line, if the description is malformed;
 * - names its data by Docusaurus' alias, because a debug page shows the paths of modules;
 * - keeps the description out of the global data, which every page of the site would load; they have
 *   only its version and path, for the navbar and the banner.
 */
async function openapiPlugin(
  context: LoadContext,
  {file: spec, url, route, label, versionName}: ApiSpec,
  id: string,
): Promise<Plugin<Content>> {
  const plugin = redocPlugin(context, {
    id,
    spec,
    url,
    route,
    // Otherwise a preview would offer the download of the published site.
    normalizeUrl: false,
    layout: {
      title: 'Management API',
      description: `Every call, body, and status of the management API of Tremor ${label}.`,
    },
  });
  return {
    ...plugin,
    name: 'openapi',
    getThemePath: () => path.join(__dirname, 'theme'),
    async loadContent() {
      await requireCleanSpec(spec, context.siteDir);
      const content = await plugin.loadContent!();
      return {...content, converted: annotateOperations(content.converted)};
    },
    async contentLoaded({content, actions}) {
      const createData: typeof actions.createData = async (name, data) =>
        generatedModule(await actions.createData(name, data), context);
      const changed = {...actions, createData, setGlobalData: () => {}};
      await plugin.contentLoaded!({content, actions: changed});
      const page = `${context.baseUrl.replace(/\/$/, '')}${route}`;
      const isUnreleased = versionName === UNRELEASED;
      actions.setGlobalData({versionName, path: page, isUnreleased} satisfies ApiPage);
    },
  };
}

/** The bundler's name of a generated module, without the path of the project on this machine. */
function generatedModule(file: string, {generatedFilesDir}: LoadContext): string {
  return `@generated/${path.relative(generatedFilesDir, file).split(path.sep).join('/')}`;
}
