import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Makes `/page.html`, `/page/`, `/PAGE` and other spellings lead to the exact address of the page. */
export default function addressPlugin(): Plugin {
  return {
    name: 'address',
    getClientModules: () =>
      ['normalizeAddress', 'renderNotFound'].map((file) => path.join(__dirname, 'client', file)),
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
