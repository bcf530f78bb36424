import fs from 'node:fs';
import path from 'node:path';
import type {DocsVersion} from './versions';

/** The pages that exist: navbar and footer leave out links to others. */
export type Pages = {
  /** The newest released docs version. */
  readonly latest: DocsVersion;
  /** Whether the newest version has a doc, by id, for example "guides/index". */
  readonly hasDoc: (id: string) => boolean;
  /** Whether the community area has a doc. */
  readonly hasCommunityDoc: (id: string) => boolean;
  /** Whether the RFC area has a doc. */
  readonly hasRfc: (id: string) => boolean;
  /** Whether the newest version has a reference of the management API. */
  readonly hasApi: boolean;
};

/** Finds out which pages exist in the folders of the project. */
export function findPages(siteDir: string, latest: DocsVersion): Pages {
  const exists = (file: string) => fs.existsSync(path.join(siteDir, file));
  const hasPage = (file: string) => exists(`${file}.md`) || exists(`${file}.mdx`);
  return {
    latest,
    hasDoc: (id) => hasPage(`${latest.folder}/${id}`),
    hasCommunityDoc: (id) => hasPage(`community/${id}`),
    hasRfc: (id) => hasPage(`rfc/${id}`),
    hasApi: exists(`static/api/v${latest.name}/openapi.yaml`),
  };
}
