import fs from 'node:fs';
import path from 'node:path';
import {howToDoWithout} from '../parts';

/** An entry of the bundler: its modules, and the entries that are evaluated before it. */
type Entry = {readonly import: string[]; readonly dependOn?: string[]};

/**
 * The components that every docs page loads. In the site's script they share names and compress better
 * than in a dozen files: 13 KB less on each page.
 */
const DOCS = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'];

/**
 * Splits Docusaurus' client entry into three: React, the site, and the code that starts it.
 *
 * @param entry the path of Docusaurus' `clientEntry.js`; the site, `App.js`, is in the same folder
 * @throws Error if Docusaurus has another entry, or no `App.js` next to it
 */
export function splitEntry(entry: unknown): Readonly<Record<'react' | 'app' | 'main', Entry>> {
  const app = typeof entry === 'string' ? path.join(path.dirname(entry), 'App.js') : undefined;
  if (typeof entry !== 'string' || !app || !fs.existsSync(app)) {
    throw new Error(
      `The entry of Docusaurus' client is ${JSON.stringify(entry)}; expected the path of one module ` +
        `with App.js in the same folder. ${howToDoWithout('entry', 'entry/splitEntry.ts')}`,
    );
  }
  return {
    react: {import: ['react', 'react-dom/client']},
    app: {import: [app, ...DOCS], dependOn: ['react']},
    main: {import: [entry], dependOn: ['react', 'app']},
  };
}
