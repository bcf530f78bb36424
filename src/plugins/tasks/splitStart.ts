import fs from 'node:fs';
import path from 'node:path';

/** An entry of the bundler: what it brings, and which entries are evaluated before it. */
type Entry = {readonly import: string[]; readonly dependOn?: string[]};

/**
 * What every page of the docs loads. With the site it is one script; on its own it would be a dozen,
 * which share no names and compress worse: 13 KB more on each page.
 */
const DOCS = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'];

/**
 * Splits Docusaurus' client entry into three: React, the site, and what starts it.
 *
 * @param entry the path of Docusaurus' `clientEntry.js`; the site, `App.js`, lies beside it
 * @throws Error where Docusaurus has another entry, or no `App.js` beside it
 */
export function splitStart(entry: unknown): Readonly<Record<'react' | 'app' | 'main', Entry>> {
  const app = typeof entry === 'string' ? path.join(path.dirname(entry), 'App.js') : undefined;
  if (typeof entry !== 'string' || !app || !fs.existsSync(app)) {
    throw new Error(
      `Docusaurus' client starts with ${JSON.stringify(entry)}; expected the path of one module ` +
        'with App.js beside it. It may start in another way since an upgrade: adapt ' +
        'src/plugins/tasks/splitStart.ts, or take the plugin out of docusaurus.config.ts. Pages ' +
        'work without it and keep a slow phone busy for longer.',
    );
  }
  return {
    react: {import: ['react', 'react-dom/client']},
    app: {import: [app, ...DOCS], dependOn: ['react']},
    main: {import: [entry], dependOn: ['react', 'app']},
  };
}
