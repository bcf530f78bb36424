import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listPages} from './core/listPages';

/** What the instances without versions are called. */
const NAMES = {community: 'Community', rfc: 'RFCs'};

/** A page that lists all pages of the site as plain links. */
export default function contentsPlugin({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'contents',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({allContent, actions}) {
      const areas = listPages(allContent, NAMES);
      const data = await actions.createData('areas.json', areas);
      actions.addRoute({
        path: `${baseUrl}pages`,
        component: '@theme/Contents',
        // By its alias: a debug page shows the paths of modules.
        modules: {areas: data.replace(generatedFilesDir, '@generated')},
        exact: true,
      });
    },
  };
}
