import fs from 'node:fs';
import path from 'node:path';

/** A project with two released versions and an unreleased one, `next`, which becomes 3.0. */
export const PROJECT: Readonly<Record<string, string>> = {
  'versions.json': '["2.0", "1.0"]\n',
  'data/next/version.yaml':
    "# Of the docs in docs/.\nrelease: 3.0.0-rc.1\nlanguage: 3.0.0-rc.1\ncoming: '3.0'\n",
  'data/next/codecs/json.yaml': 'name: json\n',
  'data/2.0/version.yaml': 'release: 2.0.1\nlanguage: 2.0.1\n',
  'data/1.0/version.yaml': 'release: 1.0.0\nlanguage: 1.0.0\n',
  'docs/index.md': '---\ntitle: Home\n---\n\n[Other](/docs/next/other) [Old](/docs/1.0/other)\n',
  'docs/other.md': '---\ntitle: Other\n---\n\nText.\n',
  'versioned_docs/version-2.0/index.md': '---\ntitle: Home\n---\n\n[Old](/docs/1.0/gone#part)\n',
  'versioned_docs/version-2.0/other.md': '---\ntitle: Other\n---\n\nText.\n',
  'versioned_docs/version-1.0/index.md': '---\ntitle: Home\n---\n\nText.\n',
  'versioned_docs/version-1.0/old.md': '---\ntitle: Old\ncurrent: other\n---\n\nText.\n',
  'versioned_docs/version-1.0/gone.md': '---\ntitle: Gone\n---\n\nText.\n',
  'versioned_sidebars/version-2.0-sidebars.json': '{}\n',
  'versioned_sidebars/version-1.0-sidebars.json': '{}\n',
  'data/addresses.json': JSON.stringify({
    routes: {'docs-next': ['/docs/next', '/docs/next/other'], 'docs-1.0': ['/docs/1.0/other']},
    drafts: [],
  }),
};

/** The texts of all files of a folder, by path. */
export function readProject(folder: string): Readonly<Record<string, string>> {
  const files = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => fs.statSync(path.join(folder, file)).isFile())
    .sort();
  return Object.fromEntries(
    files.map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]),
  );
}
