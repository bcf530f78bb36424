import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Makes `/page.html`, `/page/index.html` and `/page/` show the page, under its own address. */
export default function addressPlugin(): Plugin {
  return {
    name: 'address',
    getClientModules: () =>
      ['normalizeAddress', 'renderNotFound'].map((file) => path.join(__dirname, 'client', file)),
  };
}
