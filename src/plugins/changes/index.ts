/** Shows what changed between neighboring versions of the docs; README.md explains the parts. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {panelParts, writePanel, type PanelData} from './core/panel';
import {summarize, type Pair} from './node/pairs';

/** Opens the differences of a page when a reader asks for them. */
export default function changesPlugin(): Plugin {
  return {
    name: 'changes',
    getClientModules: () => [path.join(__dirname, 'client/onDemand.ts')],
  };
}

/** A step of the finish plugin: writes the differences of each page, which its line opens. */
export async function writeChanges(outDir: string, pairs: readonly Pair[]): Promise<void> {
  for (const {before, after, pages, wording} of pairs) {
    for (const page of pages) {
      if (!page.after || summarize(page, wording) === '') continue;
      const data: PanelData = {
        before: {label: before.label, path: addressOf(before.label, page.before?.key ?? 'index')},
        after: {label: after.label, path: addressOf(after.label, page.after.key)},
        parts: panelParts(page.parts, wording, {before: before.label, after: after.label}),
        sections: page.sections,
      };
      const file = path.join(outDir, 'docs', after.label, `${page.after.key}.changes.json`);
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, writePanel(data));
    }
  }
}

function addressOf(label: string, key: string): string {
  return `docs/${label}/${key}`.replace(/\/index$/, '');
}
