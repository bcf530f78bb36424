import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadMessages} from '../../records/model/node/load';
import type {DocsVersion} from '../../site/versions/model';

interface MessagesOptions {
  /** The versions of the docs, from the registry. */
  readonly versions: readonly DocsVersion[];
}

/** Publishes the messages of each version, which the box on the page of errors loads. */
export default function messagesPlugin(
  {siteDir}: LoadContext,
  {versions}: MessagesOptions,
): Plugin {
  let catalogues = '';
  return {
    name: 'messages',
    getPathsToWatch: () => [`${siteDir}/data/*/messages/*.yaml`],
    async contentLoaded({actions}) {
      const entries: string[] = [];
      for (const {name, label} of versions) {
        const messages = [...loadMessages(siteDir, label).values()].flat();
        const file = `messages-${label}.json`;
        await actions.createData(file, JSON.stringify(messages));
        entries.push(`  ${JSON.stringify(name)}: () => import('./${file}'),`);
      }
      const module = ['export default {', ...entries, '};', ''].join('\n');
      catalogues = await actions.createData('catalogues.js', module);
    },
    configureWebpack: () => ({resolve: {alias: {'@message-catalogues$': catalogues}}}),
  };
}
