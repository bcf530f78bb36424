/** Which version of the language a page documents. */
import {isLanguageVersion, type LanguageVersion} from '../../language/host/protocol';

/**
 * The version that a page's samples are checked against.
 *
 * `docs/` is edge, `versioned_docs/version-0.12/` is 0.12, `static/api/0.12/` is
 * 0.12; the blog, the community pages, RFCs and the site's own pages speak of the
 * latest release unless their front matter says `samples_version: "0.11"`.
 *
 * @param page path from the project's root, with slashes
 * @returns undefined where the version has no implementation to check with
 */
export function versionOf(
  page: string,
  frontMatter: Readonly<Record<string, unknown>>,
  latest: string,
): LanguageVersion | undefined {
  const stated = frontMatter.samples_version;
  const name = stated === undefined ? versionOfPath(page, latest) : String(stated);
  return isLanguageVersion(name) ? name : undefined;
}

function versionOfPath(page: string, latest: string): string {
  const folder = /^versioned_docs\/version-([^/]+)\/|^static\/api\/([^/]+)\//.exec(page);
  const name = folder?.[1] ?? folder?.[2];
  if (name !== undefined) return name === 'current' ? 'edge' : name;
  return page.startsWith('docs/') ? 'edge' : latest;
}
