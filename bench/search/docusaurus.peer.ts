import path from 'node:path';
import type {Config, PluginConfig} from '@docusaurus/types';
import project from '../../docusaurus.config';

// The project's site with another search engine, which SEARCH_PEER names.
const peers: Record<string, NonNullable<Config['themes']>[number]> = {
  easyops: [
    '@easyops-cn/docusaurus-search-local',
    {
      indexDocs: true,
      indexBlog: true,
      indexPages: true,
      docsRouteBasePath: ['docs', 'community', 'rfc'],
    },
  ],
  cmfcmf: [
    '@cmfcmf/docusaurus-search-local',
    {indexDocs: true, indexBlog: true, indexPages: true, indexDocSidebarParentCategories: 3},
  ],
};

const name = process.env.SEARCH_PEER ?? '';
const peer = peers[name];
if (!peer)
  throw new Error(`SEARCH_PEER is "${name}"; expected ${Object.keys(peers).join(' or ')}.`);

const ROOT = path.resolve(__dirname, '../..');

/** Docusaurus resolves relative paths from the configuration's folder, which is not the site's here. */
const absolute = (name: string) => (name.startsWith('./') ? path.join(ROOT, name) : name);

function fromRoot(plugin: unknown): PluginConfig {
  if (typeof plugin === 'string') return absolute(plugin);
  if (Array.isArray(plugin) && typeof plugin[0] === 'string')
    return [absolute(plugin[0]), plugin[1]] as PluginConfig;
  return plugin as PluginConfig;
}

const isOwnSearch = (plugin: unknown) =>
  Array.isArray(plugin) && String(plugin[0]).includes('plugins/search');

const config: Config = {
  ...project,
  presets: project.presets?.map((preset) =>
    typeof preset === 'string' ? absolute(preset) : preset,
  ),
  plugins: (project.plugins ?? []).filter((plugin) => !isOwnSearch(plugin)).map(fromRoot),
  themes: [...(project.themes ?? []), peer],
};

export default config;
