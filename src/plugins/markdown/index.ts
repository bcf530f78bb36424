import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listDocs, type DocsArea, type LoadedDocs} from './core/listDocs';
import {writeMarkdown} from './node/writeMarkdown';

/** What the instances without versions are called. */
const NAMES = {community: 'the Tremor community', rfc: 'the RFCs of Tremor'};

/** Each doc as Markdown at its address with `.md`, and lists of all docs for language models. */
export default function markdownPlugin({siteConfig}: LoadContext): Plugin {
  let areas: readonly DocsArea[] = [];
  return {
    name: 'markdown',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs'] as LoadedDocs | undefined;
      areas = listDocs(docs ?? {}, NAMES);
    },
    async postBuild({outDir, baseUrl}) {
      const {url, title, tagline} = siteConfig;
      await writeMarkdown(outDir, {url, title, tagline}, areas, baseUrl);
    },
  };
}
