import path from 'node:path';
import type {AllContent, Plugin, Props} from '@docusaurus/types';
import type {Oas3Definition} from '@redocly/openapi-core/lib/typings/openapi';
import {apiText} from './core/apiText';
import {listDocs, listPosts, type LoadedBlog, type LoadedDocs} from './core/listDocs';
import {writeMarkdown} from './node/writeMarkdown';

/** Names of the docs instances without versions. */
const NAMES = {community: 'the Tremor community', rfc: 'the RFCs of Tremor'};

/** Adds a button to each doc that copies it as Markdown. */
export default function markdownPlugin(): Plugin {
  return {
    name: 'markdown',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
  };
}

/**
 * A step of the finish plugin: writes each doc, post and API page as Markdown at its address with `.md`,
 * and lists of them for language models.
 */
export async function markdownStep({
  allContent,
  baseUrl,
  outDir,
  siteConfig,
}: Pick<Props, 'baseUrl' | 'outDir' | 'siteConfig'> & {
  readonly allContent: AllContent;
}): Promise<void> {
  const docs = allContent['docusaurus-plugin-content-docs'] as LoadedDocs | undefined;
  const blogs = allContent['docusaurus-plugin-content-blog'] as Record<string, LoadedBlog>;
  const apis = allContent.openapi as Record<string, {converted: Oas3Definition}> | undefined;
  const textOfApi = (versionName: string) => {
    const api = apis?.[`api-${versionName}`];
    return api && apiText(api.converted, 'Management API');
  };
  const areas = [
    ...listDocs(docs ?? {}, NAMES, textOfApi),
    ...Object.values(blogs ?? {}).map((blog) => listPosts(blog, `${baseUrl}blog`)),
  ];
  await writeMarkdown(outDir, siteConfig, areas, baseUrl);
}
