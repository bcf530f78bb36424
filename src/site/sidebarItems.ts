import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {ApiSpec} from '../plugins/openapi/node/specs';

type Generator = NonNullable<PluginOptions['sidebarItemsGenerator']>;

/**
 * Docusaurus' own sidebar, with the API page of the version at its end. The page is no doc, so that
 * no sidebar file can name it without naming a version, which a release would have to edit.
 */
export function sidebarWithApi(specs: readonly ApiSpec[]): Generator {
  return async ({defaultSidebarItemsGenerator, ...args}) => {
    const items = await defaultSidebarItemsGenerator(args);
    const spec = specs.find(({versionName}) => versionName === args.version.versionName);
    if (!spec || args.item.dirName !== '.') return items;
    return [...items, {type: 'link', label: 'Management API', href: spec.route}];
  };
}
