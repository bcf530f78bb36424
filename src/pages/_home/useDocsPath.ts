import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * Gives the paths of pages in the latest released docs.
 *
 * @returns a function from a path below the version, such as `getting-started/install`, to the
 *   path on the site; without an argument, the version's root
 */
export function useDocsPath(): (page?: string) => string {
  const {path} = useLatestVersion(undefined);
  return (page) => (page ? `${path}/${page}` : path);
}
