import path from 'node:path';
import type {AllContent, Plugin, Props} from '@docusaurus/types';
import {listDocs, type LoadedDocs} from './core/listDocs';
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
 * A step of the finish plugin: writes each doc as Markdown at its address with `.md`, and lists of all
 * docs for language models.
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
  await writeMarkdown(outDir, siteConfig, listDocs(docs ?? {}, NAMES), baseUrl);
}
