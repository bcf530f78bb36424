import * as original from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

export {
  getActiveVersion,
  getLatestVersion,
} from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

type Data = Parameters<typeof original.getActiveDocContext>[0];
type Context = ReturnType<typeof original.getActiveDocContext>;

/**
 * Which docs a page belongs to, as Docusaurus finds it. It sorts the paths of all docs by the order of
 * letters in the reader's language, for which a browser loads what it knows of languages; where the
 * page's own path begins with one of them only, there is nothing to sort.
 */
export const getActivePlugin: typeof original.getActivePlugin = (plugins, pathname, options) => {
  const near = Object.entries(plugins).filter(([, {path}]) => startsWith(pathname, path));
  const few = near.length < 2 && !options?.failfast;
  return original.getActivePlugin(few ? Object.fromEntries(near) : plugins, pathname, options);
};

// The router ignores the case of letters.
const startsWith = (pathname: string, path: string): boolean =>
  pathname.toLowerCase().startsWith(path.toLowerCase());

let last: readonly [Data, string, Context] | undefined;

/**
 * The doc of a page, and the same doc in other versions, as Docusaurus finds them. It makes a regular
 * expression of the path of each doc until one matches, for each part of the page that asks; a doc
 * whose path is the page's needs none, and all parts ask for the same page.
 */
export const getActiveDocContext: typeof original.getActiveDocContext = (data, pathname) => {
  if (last?.[0] !== data || last[1] !== pathname)
    last = [data, pathname, findContext(data, pathname)];
  return last[2];
};

function findContext(data: Data, pathname: string): Context {
  const activeVersion = original.getActiveVersion(data, pathname);
  const activeDoc = activeVersion?.docs.find(({path}) => path === pathname);
  if (!activeDoc) return original.getActiveDocContext(data, pathname);
  const alternates = data.versions.flatMap(({name, docs}) => {
    const doc = docs.find(({id}) => id === activeDoc.id);
    return doc ? [[name, doc] as const] : [];
  });
  return {activeVersion, activeDoc, alternateDocVersions: Object.fromEntries(alternates)};
}

/** The page to read in the latest version, as Docusaurus finds it. */
export const getDocVersionSuggestions: typeof original.getDocVersionSuggestions = (
  data,
  pathname,
) => {
  const latestVersionSuggestion = original.getLatestVersion(data);
  const {alternateDocVersions} = getActiveDocContext(data, pathname);
  return {
    latestVersionSuggestion,
    latestDocSuggestion: alternateDocVersions[latestVersionSuggestion.name],
  };
};
